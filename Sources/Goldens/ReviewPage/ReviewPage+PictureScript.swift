extension ReviewPage {
    /// Pictures: decoded when they are shown, and compared pixel by pixel.
    static let pictureScript = #"""
        "use strict";
        const review = JSON.parse(document.getElementById("review").textContent);
        const byId = (id) => document.getElementById(id);

        // The last few pictures stay decoded, so that going back is quick and ten thousand cells need no memory.
        const decoded = new Map();
        const decodedLimit = 24;

        function picture(name) {
          if (!name) return Promise.resolve(null);
          if (!decoded.has(name)) {
            const image = new Image();
            image.src = "data:image/png;base64," + byId("p-" + name).textContent;
            decoded.set(name, image.decode().then(() => image, () => null));
            if (decoded.size > decodedLimit) decoded.delete(decoded.keys().next().value);
          }
          return decoded.get(name);
        }

        function drawn(image) {
          const canvas = document.createElement("canvas");
          canvas.width = image ? image.naturalWidth : 1;
          canvas.height = image ? image.naturalHeight : 1;
          if (image) canvas.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0);
          return canvas;
        }

        // Over white, or over black for a dark picture.
        function luma(data, index, isDark) {
          const clear = isDark ? 0 : 255;
          if (index < 0) return clear;
          const cover = data[index + 3] / 255;
          const grey = 0.299 * data[index] + 0.587 * data[index + 1] + 0.114 * data[index + 2];
          return grey * cover + clear * (1 - cover);
        }

        // The brightness that most pixels of a line have where it differs: what texts stand on.
        function background(values) {
          const counts = new Map();
          for (const value of values) counts.set(Math.round(value), (counts.get(Math.round(value)) || 0) + 1);
          return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [255, 0])[0];
        }

        // What both have as a pale grey, as its negative where they differ on something dark; what stands out in the golden alone in one colour, and in the candidate alone in
        // another, whether it is dark on light or light on dark.
        function difference(was, is) {
          const width = Math.max(was.width, is.width), height = Math.max(was.height, is.height);
          const canvas = document.createElement("canvas");
          canvas.width = width;
          canvas.height = height;
          const context = canvas.getContext("2d");
          const result = context.createImageData(width, height);
          const read = (one) => one.getContext("2d").getImageData(0, 0, one.width, one.height).data;
          const [before, after] = [read(was), read(is)];
          const at = (one, x, y) => (x < one.width && y < one.height ? (y * one.width + x) * 4 : -1);
          const around = 8;
          // The columns that differ in each line, and what they stand on.
          const lines = [];
          for (let y = 0; y < height; y++) {
            const columns = [];
            for (let x = 0; x < width; x++) {
              const one = at(was, x, y), other = at(is, x, y);
              const isSame = one >= 0 && other >= 0 && [0, 1, 2, 3].every((i) => before[one + i] === after[other + i]);
              if (!isSame) columns.push(x);
            }
            lines.push(columns);
          }
          const behind = (y, isDark) => {
            const values = [];
            const last = Math.min(width - 1, lines[y][lines[y].length - 1] + around);
            for (let x = Math.max(0, lines[y][0] - around); x <= last; x++) {
              values.push(luma(before, at(was, x, y), isDark), luma(after, at(is, x, y), isDark));
            }
            return background(values);
          };
          const differing = [...lines.keys()].filter((y) => lines[y].length);
          const isDark = 2 * differing.filter((y) => behind(y, false) < 128).length > differing.length;
          for (let index = 0; index < result.data.length; index += 4) {
            const x = (index / 4) % width, y = Math.floor(index / 4 / width), one = at(was, x, y);
            const brightness = luma(before, one, isDark);
            const grey = 255 - (isDark ? brightness : 255 - brightness) / 4;
            result.data.set([grey, grey, grey, one < 0 ? 255 : before[one + 3]], index);
          }
          for (const y of differing) {
            const ground = behind(y, isDark);
            for (const x of lines[y]) {
              const one = at(was, x, y), other = at(is, x, y);
              const old = Math.abs(luma(before, one, isDark) - ground);
              const now = Math.abs(luma(after, other, isDark) - ground);
              // A pixel that one picture alone has is that picture's.
              const isNew = one < 0 || (other >= 0 && now >= old);
              result.data.set(isNew ? [10, 88, 184, 255] : [234, 88, 12, 255], (y * width + x) * 4);
            }
          }
          const first = differing.length ? { x: lines[differing[0]][0], y: differing[0] } : null;
          context.putImageData(result, 0, 0);
          return { canvas, first };
        }
        """#
}
