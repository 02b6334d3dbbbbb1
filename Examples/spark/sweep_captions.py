"""Sweeps captions on a Spark cluster.

Each line of the input is a request of `balloon sweep --stdin`: {"id": 7, "caption": "Dinner at seven"}. Each line of
the output is a cell. Partitions keep the order of the lines, so that the files of the output, one behind the other, have
the bytes that one process writes:

    python3 sweep_captions.py captions.jsonl cells --balloon .build/release/balloon -- --widths 320:440 --categories all

The program must be at the same path on every machine.
"""

import argparse
import shlex
import sys

from pyspark.sql import SparkSession


def main() -> None:
    parser = argparse.ArgumentParser(description="Sweeps captions on a Spark cluster.")
    parser.add_argument("captions", help="JSON Lines: a caption or a scene per line")
    parser.add_argument("output", help="the folder for the cells, which must not exist")
    parser.add_argument("--balloon", default="balloon", help="the program")
    parser.add_argument("--master", default="local-cluster[2,1,1024]", help="the cluster")
    parser.add_argument("--partitions", type=int, default=8, help="into how many parts the input is cut at least")
    # What stands behind -- are the axes of the sweep.
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    arguments, axes = parser.parse_args(sys.argv[1:end]), sys.argv[end + 1 :]

    spark = SparkSession.builder.master(arguments.master).appName("balloon sweep").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    command = shlex.join([arguments.balloon, "sweep", "--stdin", "-o", "-", *axes])
    lines = spark.sparkContext.textFile(arguments.captions, arguments.partitions)
    # A line that cannot be swept is a line of the output; a program that does not run ends the job.
    lines.pipe(command, checkCode=True).saveAsTextFile(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
