"""The OpenCL device, and how the forms of a program get there."""
import pathlib
import re

import pyopencl as cl

# The runtime's default version makes its own SPIR-V reader miss the atomics on generic pointers.
BUILD_OPTIONS = ["-cl-std=CL3.0"]


def context():
    return cl.Context([cl.get_platforms()[0].get_devices()[0]])


def build(context, form, module):
    """Builds the file `module`: FORM is source, spirv or bitcode."""
    data = pathlib.Path(module).read_bytes()
    if form == "source":
        program = cl.Program(context, data.decode())
    elif form == "spirv":
        program = cl.Program(context, data)
    else:
        program = cl.Program(context, context.devices, [data])
    return program.build(options=BUILD_OPTIONS, cache_dir=False)


# What the runtime says of every build, whatever comes of it.
CHATTER = re.compile(r"Build on|Compilation |Linking |Device build|Options used|\(options:|remark:|Failed to build device")


def reason(error):
    """The lines of an error that say why."""
    lines = [line for line in str(error).splitlines()[1:] if line.strip() and not CHATTER.match(line)]
    return "\n".join(lines or [str(error).splitlines()[0]])
