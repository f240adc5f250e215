"""Runs what the translator makes of a compute shader with `--executable`: one call for each invocation.

The context that it takes is described in `docs/shaders.md`. The invocations of a workgroup are threads where the shader has
barriers, and run one after the other where it has none.
"""
import ctypes
import itertools
import threading


# OpenCL's numbers for the orders and the types of channels.
ORDERS = {"R": 0x10B0, "RG": 0x10B2, "RGBA": 0x10B5, "DEPTH": 0x10BD, "sRGBA": 0x10C1}
TYPES = {
    "SNORM_INT8": 0x10D0, "SNORM_INT16": 0x10D1, "UNORM_INT8": 0x10D2, "UNORM_INT16": 0x10D3,
    "SIGNED_INT8": 0x10D7, "SIGNED_INT16": 0x10D8, "SIGNED_INT32": 0x10D9,
    "UNSIGNED_INT8": 0x10DA, "UNSIGNED_INT16": 0x10DB, "UNSIGNED_INT32": 0x10DC,
    "HALF_FLOAT": 0x10DD, "FLOAT": 0x10DE,
}


class Descriptor(ctypes.Structure):
    """A buffer: where it is, and its size in bytes."""

    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_uint64)]


class Image(ctypes.Structure):
    """What describes an image."""

    _fields_ = [
        ("texels", ctypes.c_void_p),
        ("sizes", ctypes.c_uint32 * 3),
        ("layers", ctypes.c_uint32),
        ("row_pitch", ctypes.c_uint64),
        ("slice_pitch", ctypes.c_uint64),
        # What stands behind is for images that are sampled.
        ("channel_order", ctypes.c_uint32),
        ("channel_type", ctypes.c_uint32),
        ("reserved", ctypes.c_uint32),
        ("levels", ctypes.c_uint32),
        ("samples", ctypes.c_uint32),
        ("sampler", ctypes.c_void_p),
    ]

    @classmethod
    def of(cls, image, data, sampler):
        """An image of the directives whose texels are in `data`, with a sampler in memory, or with none."""
        some, sizes, layers = image.level(0)
        row = sizes[0] * image.type.size
        slice_pitch = row * sizes[1] if len(some) > 1 else row
        order, kind = ORDERS[image.order], TYPES[image.element]
        address = ctypes.addressof(sampler) if sampler else None
        three = (ctypes.c_uint32 * 3)(*sizes)
        return cls(data.ctypes.data, three, layers, row, slice_pitch, order, kind, 0, image.levels, 1, address)


Wait = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Context(ctypes.Structure):
    """What an invocation is told."""

    _fields_ = [
        ("sets", ctypes.c_void_p),
        ("push_constants", ctypes.c_void_p),
        ("workgroup", ctypes.c_void_p),
        ("barrier", Wait),
        ("num_workgroups", ctypes.c_uint32 * 3),
        ("workgroup_id", ctypes.c_uint32 * 3),
        ("local_invocation_id", ctypes.c_uint32 * 3),
    ]


class LocalSize(ctypes.Structure):
    """The execution mode LocalSize, as the module has it."""

    _fields_ = [("mode", ctypes.c_uint32), ("size", ctypes.c_uint32 * 3)]


class Library:
    """A shader that is compiled and linked."""

    def __init__(self, path, has_barriers):
        self.library = ctypes.CDLL(str(path))
        self.main = self.library.main
        self.main.restype, self.main.argtypes = None, [ctypes.c_void_p]
        self.size = LocalSize.in_dll(self.library, "__spv__main_execution_mode_info_17").size
        self.memory = ctypes.c_uint64.in_dll(self.library, "__spv__main_workgroup_memory").value
        self.has_barriers = has_barriers

    def run(self, dispatches, host, images):
        """Runs the dispatches; `host` are arrays by name, which are changed, `images` says which of them are images."""
        for dispatch in dispatches:
            tables = self.tables(dispatch, host, images)
            pointers = (ctypes.c_void_p * len(tables))(*(ctypes.addressof(table) for table in tables))
            push = ctypes.create_string_buffer(dispatch.push, max(len(dispatch.push), 1))
            for z, y, x in itertools.product(*(range(count) for count in reversed(dispatch.groups))):
                self.group(pointers, push, dispatch.groups, (x, y, z))

    @staticmethod
    def tables(dispatch, host, images):
        sets = max((resource.set for resource in dispatch.resources), default=-1) + 1
        bindings = max((resource.binding for resource in dispatch.resources), default=-1) + 1
        tables = [(Descriptor * bindings)() for _ in range(sets)]
        arrays = {}
        for resource in dispatch.resources:
            # A descriptor does not keep what it points to.
            if resource.sampler:
                tables.append(resource.sampler.state())
            sampler = tables[-1] if resource.sampler else None
            if resource.buffer is None:
                descriptor = Descriptor(ctypes.addressof(sampler), ctypes.sizeof(sampler))
            elif resource.buffer in images:
                tables.append(Image.of(images[resource.buffer], host[resource.buffer], sampler))
                descriptor = Descriptor(ctypes.addressof(tables[-1]), ctypes.sizeof(Image))
            else:
                data = host[resource.buffer]
                descriptor = Descriptor(data.ctypes.data, data.nbytes)
            if resource.element is None:
                tables[resource.set][resource.binding] = descriptor
            else:
                arrays.setdefault((resource.set, resource.binding), {})[resource.element] = descriptor
        for (number, binding), elements in arrays.items():
            array = (Descriptor * len(elements))(*(elements[at] for at in range(len(elements))))
            tables[number][binding] = Descriptor(ctypes.addressof(array), len(elements))
            tables.append(array)
        return tables

    def group(self, pointers, push, groups, group):
        """Runs one workgroup."""
        # Aligned to more than any type asks for.
        memory = ctypes.create_string_buffer(self.memory + 64)
        start = -(-ctypes.addressof(memory) // 64) * 64
        x, y, z = self.size
        barrier = threading.Barrier(x * y * z)
        wait = Wait(lambda _: barrier.wait())
        contexts = [
            Context(
                ctypes.addressof(pointers),
                ctypes.addressof(push),
                start,
                wait,
                groups,
                group,
                (ctypes.c_uint32 * 3)(*local[::-1]),
            )
            for local in itertools.product(range(z), range(y), range(x))
        ]
        calls = [lambda context=context: self.main(ctypes.addressof(context)) for context in contexts]
        if not self.has_barriers:
            for call in calls:
                call()
            return
        threads = [threading.Thread(target=call) for call in calls]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
