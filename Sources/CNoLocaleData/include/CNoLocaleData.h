// Nothing to call: see data.c.
