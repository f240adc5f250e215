"""Runs the pictures of the gallery with our own runner, and on Intel's runtime for OpenCL or on lavapipe.

usage: gallery.py GALLERY.toml RUNNER PICTURES WORK [NAME ...]

RUNNER is the example `gallery` of spirv-run, which writes PICTURES/NAME.png. Prints a line of JSON for each picture: its name
and title, seconds to compile and to run, the other runtime with its seconds, and the share of pixels that are more than 2 of 255
apart in a channel. What runs has run once before.
"""
import json
import pathlib
import struct
import subprocess
import sys
import time
import tomllib

import numpy

FORMATS = {"i32": "<i", "f32": "<f"}


def launches(picture):
    """The launches of a picture in order: (kernel, grid, group, arguments), arguments as in the file, but buffers by their
    first names."""
    names = {name: name for name in buffers(picture)}
    for step in picture["steps"]:
        for repetition in range(step.get("repeat", 1)):
            for launch in step["launches"]:
                for _ in range(launch.get("times", 1)):
                    arguments = [names.get(word, word.replace("$", str(repetition))) for word in launch["arguments"]]
                    yield launch.get("kernel", "main"), tuple(launch["grid"]), tuple(launch["group"]), tuple(arguments)
                    if "swap" in launch:
                        one, other = launch["swap"]
                        names[one], names[other] = names[other], names[one]


def buffers(picture):
    """The bytes of each buffer."""
    width, height = picture["size"]
    return {**picture.get("buffers", {}), "image": 4 * width * height}


def number(word):
    """The bytes of a number."""
    kind, _, value = word.partition(":")
    return struct.pack(FORMATS[kind], float(value) if kind == "f32" else int(value))


def run_kernels(source, picture):
    import pyopencl

    import runtime

    context = runtime.context()
    queue = pyopencl.CommandQueue(context)
    program = pyopencl.Program(context, source.read_text()).build(["-cl-std=CL2.0"])
    device = {name: pyopencl.Buffer(context, pyopencl.mem_flags.READ_WRITE, size) for name, size in buffers(picture).items()}
    kernels = {}

    def argument(word):
        if word in device:
            return device[word]
        kind, _, value = word.partition(":")
        return pyopencl.LocalMemory(int(value)) if kind == "local" else number(word)

    prepared = []
    for kernel, grid, group, arguments in launches(picture):
        key = (kernel, arguments)
        if key not in kernels:
            kernels[key] = pyopencl.Kernel(program, kernel)
            kernels[key].set_args(*map(argument, arguments))
        prepared.append((kernels[key], grid, group))
    seconds = 0
    for _ in range(2):
        for name, buffer in device.items():
            pyopencl.enqueue_fill_buffer(queue, buffer, numpy.uint8(0), 0, buffer.size)
        queue.finish()
        start = time.perf_counter()
        for kernel, grid, group in prepared:
            pyopencl.enqueue_nd_range_kernel(queue, kernel, grid, group)
        queue.finish()
        seconds = time.perf_counter() - start
    image = numpy.zeros(device["image"].size, "u1")
    pyopencl.enqueue_copy(queue, image, device["image"])
    return "intel", seconds, image


def run_shader(source, picture, work):
    import dispatches
    import lavapipe

    module = work / f"{source.stem}.spv"
    subprocess.run(["glslangValidator", "-V", "--target-env", "vulkan1.2", "-o", module, source], check=True, capture_output=True)
    known = {}

    def dispatch(_, grid, group, arguments):
        names = [word for word in arguments if word in buffers(picture)]
        resources = [dispatches.Resource(0, at, False, name) for at, name in enumerate(names)]
        push = b"".join(number(word) for word in arguments if word not in buffers(picture))
        groups = tuple(size // of for size, of in zip(grid, group)) + (1,) * (3 - len(grid))
        return dispatches.Dispatch(groups, resources, push)

    order = []
    for launch in launches(picture):
        known[launch] = known.get(launch) or dispatch(*launch)
        order.append(known[launch])
    device, seconds = lavapipe.Device(), 0
    for _ in range(2):
        host = {name: numpy.zeros(size, "u1") for name, size in buffers(picture).items()}
        seconds = device.run(module, order, host)
    return "lavapipe", seconds, host["image"]


def run_ours(runner, module, picture, image, work):
    """Seconds to compile and to run, and the pixels."""
    plan = {
        "module": str(module),
        "size": picture["size"],
        "buffers": buffers(picture),
        "launches": [
            {"kernel": kernel, "grid": grid, "group": group, "arguments": arguments}
            for kernel, grid, group, arguments in launches(picture)
        ],
    }
    file, pixels = work / f"{picture['name']}.json", work / f"{picture['name']}.rgba"
    file.write_text(json.dumps(plan))
    done = subprocess.run([runner, file, image, pixels], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{picture['name']}: {done.stderr}")
    compiling, running = map(float, done.stdout.split())
    return compiling, running, numpy.fromfile(pixels, "u1")


def main():
    gallery, runner, pictures, work = (pathlib.Path(word) for word in sys.argv[1:5])
    for folder in (pictures, work):
        folder.mkdir(parents=True, exist_ok=True)
    for picture in tomllib.loads(gallery.read_text())["picture"]:
        if sys.argv[5:] and picture["name"] not in sys.argv[5:]:
            continue
        source = gallery.parent / picture["source"]
        is_kernel = source.suffix == ".cl"
        runtime, other, image = run_kernels(source, picture) if is_kernel else run_shader(source, picture, work)
        module = source if is_kernel else work / f"{source.stem}.spv"
        compiling, running, ours = run_ours(runner, module, picture, pictures / f"{picture['name']}.png", work)
        apart = numpy.abs(image.astype("i2") - ours.astype("i2")).reshape(-1, 4).max(axis=1) > 2
        said = {"name": picture["name"], "title": picture["title"], "source": picture["source"], "compiling": compiling}
        said |= {"running": running, "runtime": runtime, "other": other, "apart": float(apart.mean())}
        print(json.dumps(said), flush=True)


main()
