"""Images and samplers on the device, of the words that directives use for them."""
import pyopencl as cl

# OpenCL's kinds of images: their type, and how many sizes they have.
KINDS = {
    "1d": ("IMAGE1D", 1), "1d_array": ("IMAGE1D_ARRAY", 2), "1d_buffer": ("IMAGE1D_BUFFER", 1), "2d": ("IMAGE2D", 2),
    "2d_array": ("IMAGE2D_ARRAY", 3), "3d": ("IMAGE3D", 3), "depth": ("IMAGE2D", 2),
}
# A channel order that the binding has no name for: CL_DEPTH.
DEPTH = 0x10BD


def create(context, image, data):
    """Makes the image that `image` describes, with `data` in it."""
    name, count = KINDS[image.kind]
    if len(image.sizes) != count:
        raise ValueError(f"image {image.name}: {image.kind} has {count} sizes")
    described = cl.ImageDescriptor()
    described.image_type = getattr(cl.mem_object_type, name)
    described.shape = image.sizes
    described.array_size = image.sizes[-1]
    described.pitches = (0, 0)
    described.num_mip_levels = described.num_samples = 0
    described.buffer = None
    order = DEPTH if image.order == "DEPTH" else getattr(cl.channel_order, image.order)
    texel = cl.ImageFormat(order, getattr(cl.channel_type, image.element))
    flags = cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR
    if image.kind != "1d_buffer":
        return cl.Image(context, flags, texel, desc=described, hostbuf=data)
    # The description alone does not keep the buffer.
    memory = cl.Buffer(context, flags, hostbuf=data)
    described.buffer = memory
    return cl.Image(context, cl.mem_flags.READ_WRITE, texel, desc=described)


def region(image):
    """All of an image, whatever dimensions it has: `enqueue_copy` knows two and three only."""
    return (0, 0, 0), image.sizes + (1,) * (3 - len(image.sizes))


def read(queue, image, memory, data):
    """Copies what the image holds to `data`."""
    cl._cl._enqueue_read_image(queue, memory, *region(image), data)


def write(queue, image, memory, data):
    """Copies `data` to the image."""
    cl._cl._enqueue_write_image(queue, memory, *region(image), data)


def sampler(context, words):
    """Makes the sampler of `COORDINATES ADDRESSING FILTER`, as `UNNORMALIZED CLAMP NEAREST`."""
    coordinates, addressing, texels = words
    return cl.Sampler(
        context, coordinates == "NORMALIZED", getattr(cl.addressing_mode, addressing), getattr(cl.filter_mode, texels)
    )
