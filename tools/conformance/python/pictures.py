"""Images on lavapipe: made from what directives say, filled from a buffer and copied back to it."""
import math

# What a channel is called in Vulkan's formats, by OpenCL's word: its bits, and how they are read.
CHANNELS = {
    "UNORM_INT8": (8, "UNORM"), "SNORM_INT8": (8, "SNORM"), "UNSIGNED_INT8": (8, "UINT"), "SIGNED_INT8": (8, "SINT"),
    "UNORM_INT16": (16, "UNORM"), "SNORM_INT16": (16, "SNORM"), "UNSIGNED_INT16": (16, "UINT"), "SIGNED_INT16": (16, "SINT"),
    "HALF_FLOAT": (16, "SFLOAT"), "UNSIGNED_INT32": (32, "UINT"), "SIGNED_INT32": (32, "SINT"), "FLOAT": (32, "SFLOAT"),
}


def format_of(vk, image):
    """Vulkan's format of an image of the directives."""
    bits, kind = CHANNELS[image.element]
    if image.order == "DEPTH":
        return getattr(vk, f"VK_FORMAT_D{bits}_{kind}")
    if image.order == "sRGBA":
        return vk.VK_FORMAT_R8G8B8A8_SRGB
    return getattr(vk, "VK_FORMAT_" + "".join(f"{channel}{bits}" for channel in image.order) + f"_{kind}")


def is_of_integers(image):
    """Whether a shader reads integers of it."""
    return CHANNELS[image.element][1] in ("UINT", "SINT")


class Picture:
    """An image in the layout that all commands take, with a view of all of it."""

    def __init__(self, device, image, buffer, is_storage):
        self.device, self.buffer, self.described, vk = device, buffer, image, device.vk
        form = format_of(vk, image)
        sizes, extent, self.layers = image.level(0)
        dimensions, is_cube = len(sizes), image.kind.startswith("cube")
        depth, colour = vk.VK_IMAGE_ASPECT_DEPTH_BIT, vk.VK_IMAGE_ASPECT_COLOR_BIT
        self.aspect = depth if image.order == "DEPTH" else colour
        usage = vk.VK_IMAGE_USAGE_STORAGE_BIT if is_storage else vk.VK_IMAGE_USAGE_SAMPLED_BIT
        create = device.new(
            "VkImageCreateInfo",
            flags=vk.VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT if is_cube else 0,
            imageType=getattr(vk, f"VK_IMAGE_TYPE_{dimensions}D"),
            format=form,
            extent=self.extent(extent),
            mipLevels=image.levels,
            arrayLayers=self.layers,
            samples=vk.VK_SAMPLE_COUNT_1_BIT,
            tiling=vk.VK_IMAGE_TILING_OPTIMAL,
            usage=usage | vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT,
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
            initialLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        )
        self.image = vk.vkCreateImage(device.device, create, None)
        needs = vk.vkGetImageMemoryRequirements(device.device, self.image)
        vk.vkBindImageMemory(device.device, self.image, device.allocate(needs), 0)
        shape = "CUBE" if is_cube else f"{dimensions}D"
        kind = f"VK_IMAGE_VIEW_TYPE_{shape}" + ("_ARRAY" if image.kind.endswith("_array") else "")
        whole = device.new(
            "VkImageSubresourceRange", aspectMask=self.aspect, levelCount=image.levels, layerCount=self.layers
        )
        view = device.new("VkImageViewCreateInfo", image=self.image, viewType=getattr(vk, kind), format=form, subresourceRange=whole)
        self.view = vk.vkCreateImageView(device.device, view, None)
        self.whole = whole

    def extent(self, sizes):
        return self.device.new("VkExtent3D", **dict(zip(("width", "height", "depth"), sizes)))

    def regions(self):
        """Each level, one behind the other in the buffer."""
        regions, offset = [], 0
        for level in range(self.described.levels):
            _, sizes, layers = self.described.level(level)
            of = self.device.new(
                "VkImageSubresourceLayers", aspectMask=self.aspect, mipLevel=level, layerCount=layers
            )
            extent = self.extent(sizes)
            regions.append(
                self.device.new("VkBufferImageCopy", bufferOffset=offset, imageSubresource=of, imageExtent=extent)
            )
            offset += math.prod(sizes) * layers * self.described.type.size
        return regions

    def fill(self, commands):
        """Takes what the buffer holds."""
        vk = self.device.vk
        barrier = self.device.new(
            "VkImageMemoryBarrier",
            dstAccessMask=vk.VK_ACCESS_TRANSFER_WRITE_BIT,
            oldLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
            newLayout=vk.VK_IMAGE_LAYOUT_GENERAL,
            srcQueueFamilyIndex=vk.VK_QUEUE_FAMILY_IGNORED,
            dstQueueFamilyIndex=vk.VK_QUEUE_FAMILY_IGNORED,
            image=self.image,
            subresourceRange=self.whole,
        )
        first, last = vk.VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, vk.VK_PIPELINE_STAGE_TRANSFER_BIT
        vk.vkCmdPipelineBarrier(commands, first, last, 0, 0, None, 0, None, 1, [barrier])
        regions = self.regions()
        vk.vkCmdCopyBufferToImage(commands, self.buffer, self.image, vk.VK_IMAGE_LAYOUT_GENERAL, len(regions), regions)

    def empty(self, commands):
        """Gives the buffer what it holds."""
        vk, regions = self.device.vk, self.regions()
        vk.vkCmdCopyImageToBuffer(commands, self.image, vk.VK_IMAGE_LAYOUT_GENERAL, self.buffer, len(regions), regions)


class Texels:
    """A buffer of texels that a shader fetches: the buffer itself, and a view of all of it."""

    def __init__(self, device, image, buffer):
        vk = device.vk
        form = format_of(vk, image)
        create = device.new("VkBufferViewCreateInfo", buffer=buffer, format=form, offset=0, range=image.count * image.type.size)
        self.view = vk.vkCreateBufferView(device.device, create, None)
        self.described = image

    def fill(self, commands):
        """It has what the buffer holds."""

    def empty(self, commands):
        """The buffer has what it holds."""
