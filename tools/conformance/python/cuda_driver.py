"""The driver of NVIDIA's GPUs, as far as launches need it; Python's own library is enough."""
import ctypes

LIBRARY = "libcuda.so.1"
COMPUTE_CAPABILITY_MAJOR, COMPUTE_CAPABILITY_MINOR = 75, 76
MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
# Options of the compiler of PTX: a buffer for its messages, and the size of it.
ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE = 5, 6
LOG_SIZE = 1 << 14
# Local memory that every launch may have; more has to be asked for.
USUAL_LOCAL_MEMORY = 48 << 10


class NoDriver(Exception):
    """This machine has no driver, or no device."""


class Trouble(Exception):
    """An error that the driver reports."""


class Driver:
    """The first device."""

    def __init__(self):
        try:
            self.library = ctypes.CDLL(LIBRARY)
        except OSError:
            raise NoDriver(f"no CUDA driver: {LIBRARY} cannot be loaded") from None
        if error := self.library.cuInit(0):
            raise NoDriver(f"no CUDA device: cuInit returns {self.error_name(error)}")
        self.device, self.context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(self.device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), self.device)
        self.call("cuCtxSetCurrent", self.context)

    def error_name(self, error):
        name = ctypes.c_char_p()
        self.library.cuGetErrorName(error, ctypes.byref(name))
        return name.value.decode() if name.value else str(error)

    def call(self, function, *arguments):
        if error := getattr(self.library, function)(*arguments):
            raise Trouble(f"{function}: {self.error_name(error)}")

    def name(self):
        """The name of the device, and its processor by LLVM's name."""
        text, numbers = ctypes.create_string_buffer(256), []
        self.call("cuDeviceGetName", text, len(text), self.device)
        for attribute in (COMPUTE_CAPABILITY_MAJOR, COMPUTE_CAPABILITY_MINOR):
            number = ctypes.c_int()
            self.call("cuDeviceGetAttribute", ctypes.byref(number), attribute, self.device)
            numbers.append(number.value)
        return f"{text.value.decode()}, sm_{numbers[0]}{numbers[1]}"

    def module(self, code):
        """A module of PTX, which the driver compiles."""
        module, log = ctypes.c_void_p(), ctypes.create_string_buffer(LOG_SIZE)
        options = (ctypes.c_int * 2)(ERROR_LOG_BUFFER, ERROR_LOG_BUFFER_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.cast(log, ctypes.c_void_p), LOG_SIZE)
        try:
            self.call("cuModuleLoadDataEx", ctypes.byref(module), ctypes.c_char_p(code), 2, options, values)
        except Trouble as trouble:
            raise Trouble(f"{trouble}: {log.value.decode(errors='replace').strip()}") from None
        return module

    def memory(self, data):
        """The address of memory of the device with some contents."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(len(data), 1)))
        if data:
            self.call("cuMemcpyHtoD_v2", address, ctypes.c_char_p(data), ctypes.c_size_t(len(data)))
        return address.value

    def contents(self, address, size):
        """The contents of memory of the device."""
        data = ctypes.create_string_buffer(max(size, 1))
        if size:
            self.call("cuMemcpyDtoH_v2", data, ctypes.c_uint64(address), ctypes.c_size_t(size))
        return data.raw[:size]

    def launch(self, module, name, groups, sizes, local_memory, arguments):
        """Runs a kernel to its end; the arguments are bytes."""
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, ctypes.c_char_p(name.encode()))
        if local_memory > USUAL_LOCAL_MEMORY:
            self.call("cuFuncSetAttribute", function, MAX_DYNAMIC_SHARED_SIZE_BYTES, local_memory)
        # The driver reads values at their addresses, which have to be aligned.
        values = [aligned(argument) for argument in arguments]
        places = (ctypes.c_void_p * max(len(values), 1))(*(place for _, place in values))
        numbers = [ctypes.c_uint(number) for number in (*groups, *sizes, local_memory)]
        self.call("cuLaunchKernel", function, *numbers, None, places, None)
        self.call("cuCtxSynchronize")


def aligned(data, alignment=128):
    """Memory with some contents that lives as long as the object, and its aligned address."""
    memory = ctypes.create_string_buffer(len(data) + alignment)
    start = -(-ctypes.addressof(memory) // alignment) * alignment
    ctypes.memmove(start, data, len(data))
    return memory, start
