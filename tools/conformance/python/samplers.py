"""Samplers of shaders: the words of directives, which are those of our own runner, as Vulkan and as the executable form have them."""
import ctypes
import dataclasses

ADDRESSING = ["repeat", "mirrored-repeat", "clamp-to-edge", "clamp-to-border", "mirror-clamp-to-edge"]
COMPARISONS = ["never", "less", "equal", "less-or-equal", "greater", "not-equal", "greater-or-equal", "always"]
BORDERS = ["transparent-black", "opaque-black", "opaque-white"]
FILTERS = {
    "nearest": {"mag": 0, "min": 0}, "linear": {"mag": 1, "min": 1},
    "mag-linear": {"mag": 1}, "min-linear": {"min": 1}, "mip-linear": {"mip": 1},
}


class State(ctypes.Structure):
    """`struct spirv_sampler` of docs/shaders.md."""

    _fields_ = [
        ("filters", ctypes.c_uint32 * 3),
        ("address", ctypes.c_uint32 * 3),
        ("compares", ctypes.c_uint32),
        ("border", ctypes.c_uint32),
        ("unnormalised", ctypes.c_uint32),
        ("bias", ctypes.c_float),
        ("least", ctypes.c_float),
        ("most", ctypes.c_float),
    ]


@dataclasses.dataclass
class Sampler:
    """What words say, with Vulkan's numbers."""

    words: str
    filters: dict = dataclasses.field(default_factory=lambda: {"mag": 0, "min": 0, "mip": 0})
    address: list = dataclasses.field(default_factory=list)
    comparison: int = None
    border: int = 0
    unnormalised: bool = False
    bias: float = 0.0
    lod: tuple = (0.0, 1000.0)

    @staticmethod
    def parse(words):
        sampler = Sampler(words)
        for word in words.split(","):
            name, _, number = word.partition("=")
            if word in ADDRESSING:
                sampler.address.append(ADDRESSING.index(word))
            elif word in BORDERS:
                sampler.border = 2 * BORDERS.index(word)
            elif word in FILTERS:
                sampler.filters |= FILTERS[word]
            elif word == "unnormalized":
                sampler.unnormalised = True
            elif word.startswith("compare-"):
                sampler.comparison = COMPARISONS.index(word.removeprefix("compare-"))
            elif name == "bias":
                sampler.bias = float(number)
            elif name == "lod":
                sampler.lod = tuple(float(end) for end in number.split(".."))
            else:
                raise ValueError(f"sampler: `{word}` says nothing of one")
        last = sampler.address[-1] if sampler.address else 0
        sampler.address += [last] * (3 - len(sampler.address))
        return sampler

    def state(self):
        """The sampler in memory."""
        three = ctypes.c_uint32 * 3
        filters = three(*(self.filters[name] for name in ("mag", "min", "mip")))
        compares = 0 if self.comparison is None else self.comparison + 1
        return State(filters, three(*self.address), compares, self.border, self.unnormalised, self.bias, *self.lod)

    def create(self, device, of_integers):
        """The sampler on a device, with a border of integers or of floats."""
        vk = device.vk
        described = device.new(
            "VkSamplerCreateInfo",
            magFilter=self.filters["mag"],
            minFilter=self.filters["min"],
            mipmapMode=self.filters["mip"],
            addressModeU=self.address[0],
            addressModeV=self.address[1],
            addressModeW=self.address[2],
            mipLodBias=self.bias,
            compareEnable=self.comparison is not None,
            compareOp=self.comparison or 0,
            minLod=self.lod[0],
            maxLod=self.lod[1],
            borderColor=self.border + of_integers,
            unnormalizedCoordinates=self.unnormalised,
        )
        return vk.vkCreateSampler(device.device, described, None)
