"""Runs modules with our own runner instead of a device: a process for each module, buffers in files between launches."""
import dataclasses
import subprocess

import numpy

import buffers as contents
import by_hand
import directives

SECONDS = 120


class Trouble(Exception):
    """What the runner says of a launch."""


def element(buffer):
    """The runner's name for the type of an element."""
    kind = buffer.type.dtype
    return f"{kind.kind}{8 * kind.itemsize}".replace("B", "u8")


def said(launch, description, files):
    """The arguments of a launch, as the runner's command line has them."""
    for at, (kind, what) in enumerate(launch.arguments):
        if kind in ("buffer", "image"):
            yield at, bound(description.buffers[what], files[what]), what
        elif kind == "sampler":
            yield at, "sampler:" + ",".join(what), None
        elif kind == "local":
            yield at, f"local:{what}", None
        elif kind == "value":
            yield at, f"bytes:{bytes(what).hex()}", None
        elif kind == "pipe":
            size, count = description.pipes[what]
            yield at, f"pipe:{size}:{count}" + (f":{files[what]}" if what in files else ""), what
        else:
            raise Trouble(f"the runner has no arguments of the kind {kind}")


def difference(kernel, description, expected, actual):
    """None if results agree with those of the runtime, else a sentence about the first buffer that does not."""
    right = {}
    if any(buffer.elsewhere and buffer.elsewhere[0] == "by-hand" for buffer in description.buffers.values()):
        initial = {name: contents.initial(buffer, kernel.name) for name, buffer in description.buffers.items()}
        right = by_hand.expected(kernel.stem, initial)
    for name, buffer in description.buffers.items():
        kind, bound = buffer.elsewhere or (None, 0)
        if kind == "by-hand":
            if sentence := contents.difference(buffer, right[name], actual[name]):
                return f"result differs from what is right: {sentence}"
            continue
        if kind == "apart":
            # Numbers that may be one more or less are compared as such.
            wrong = numpy.abs(expected[name].astype("i8") - actual[name].astype("i8")) > bound
            if wrong.any():
                return f"result differs: {name}: {int(wrong.sum())} of {wrong.size} are more than {bound} apart"
            continue
        if kind == "ulp":
            buffer = dataclasses.replace(buffer, ulp=bound)
        if sentence := contents.difference(buffer, expected[name], actual[name]):
            return f"result differs: {sentence}"
    if sentence := contents.printed_difference(expected[contents.PRINTED], actual[contents.PRINTED]):
        return f"result differs: {sentence}"
    return None


def execute(runner, kernel, module, description, work, sub_group="8"):
    """Returns the buffers after the launches of the directives of `kernel`, and what was printed. Kernels that do not state the
    size of sub-groups have `sub_group`, by default the runtime's."""
    files = {}
    for name, buffer in description.buffers.items():
        files[name] = work / f"{module.name}.{name}.npy"
        numpy.save(files[name], contents.initial(buffer, kernel.name))
    buffers, lines = dict(files), []
    for launch in description.launches:
        words = ["--entry", launch.kernel]
        words += ["--grid", ",".join(map(str, launch.global_size)), "--group", ",".join(map(str, launch.local_size))]
        if launch.offset:
            words += ["--offset", ",".join(map(str, launch.offset))]
        written = {}
        for at, argument, name in said(launch, description, files):
            words += ["--arg", f'"{argument}"']
            if name:
                written[name] = at
                # A pipe has no file before its first launch.
                files.setdefault(name, work / f"{module.name}.{name}.npy")
        for name, at in written.items():
            words += ["--out", f'"{at}:{files[name]}"']
        lines.append(" ".join(words))
    printed = launched(runner, module, lines, work, "--sub-group", sub_group)
    result = {name: numpy.load(file).ravel() for name, file in buffers.items()}
    return result | {contents.PRINTED: numpy.frombuffer(printed, "u1")}


def bound(buffer, file, sampler=None):
    """A buffer or an image with the contents of a file, as the runner's command line has it."""
    if not isinstance(buffer, directives.Image):
        return f"buffer:{element(buffer)}:{file}"
    sizes = "x".join(str(size) for size in buffer.sizes) + (f"@{buffer.levels}" if buffer.levels > 1 else "")
    kind = f"texture:{sampler.words}" if sampler else "image"
    return f"{kind}:{buffer.kind}:{buffer.order}/{buffer.element}:{sizes}:{file}"


def dispatch(runner, module, dispatches, described, host, work, *options):
    """Runs the dispatches of a shader; `host` are arrays by name, which are changed."""
    files = {name: work / f"{module.name}.{name}.npy" for name in host}
    for name, file in files.items():
        numpy.save(file, host[name])
    lines = []
    for one in dispatches:
        words = ["--entry", "main", "--groups", ",".join(map(str, one.groups))]
        for resource in one.resources:
            place = f"{resource.set}.{resource.binding}.{resource.element or 0}"
            if resource.buffer is None:
                words += ["--binding", f'"{place}=sampler:{resource.sampler.words}"']
                continue
            file = files[resource.buffer]
            words += ["--binding", f'"{place}={bound(described[resource.buffer], file, resource.sampler)}"']
            words += ["--out", f'"{place}:{file}"']
        if one.push:
            words += ["--push", f"bytes:{one.push.hex()}"]
        lines.append(" ".join(words))
    launched(runner, module, lines, work, *options)
    for name, file in files.items():
        host[name] = numpy.load(file).ravel()


def launched(runner, module, lines, work, *options):
    """Runs launches one after the other; returns what was printed."""
    launches = work / f"{module.name}.launches"
    launches.write_text("\n".join(lines))
    command = [runner, "--quiet", module, "--launches", launches, "--threads", "1", *options]
    try:
        done = subprocess.run(command, capture_output=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        raise Trouble(f"no end after {SECONDS} s") from None
    if done.returncode != 0:
        raise Trouble(f"exit code {done.returncode}: {done.stderr.decode(errors='replace').strip()}")
    return done.stdout
