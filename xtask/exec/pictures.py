"""Storage images on lavapipe: made from what directives say, filled from a buffer and copied back to it."""

# What a channel is called in Vulkan's formats, by OpenCL's word: its bits, and how they are read.
CHANNELS = {
    "UNORM_INT8": (8, "UNORM"), "SNORM_INT8": (8, "SNORM"), "UNSIGNED_INT8": (8, "UINT"), "SIGNED_INT8": (8, "SINT"),
    "UNORM_INT16": (16, "UNORM"), "SNORM_INT16": (16, "SNORM"), "UNSIGNED_INT16": (16, "UINT"), "SIGNED_INT16": (16, "SINT"),
    "HALF_FLOAT": (16, "SFLOAT"), "UNSIGNED_INT32": (32, "UINT"), "SIGNED_INT32": (32, "SINT"), "FLOAT": (32, "SFLOAT"),
}


class Picture:
    """An image in the layout that all commands take, with a view of all of it."""

    def __init__(self, device, image, buffer):
        self.device, self.buffer, vk = device, buffer, device.vk
        bits, kind = CHANNELS[image.element]
        form = getattr(vk, "VK_FORMAT_" + "".join(f"{channel}{bits}" for channel in image.order) + f"_{kind}")
        is_array = image.kind.endswith("_array")
        sizes = list(image.sizes[:-1] if is_array else image.sizes)
        self.layers = image.sizes[-1] if is_array else 1
        dimensions = len(sizes)
        self.extent = device.new("VkExtent3D", **dict(zip(("width", "height", "depth"), sizes + [1, 1])))
        create = device.new(
            "VkImageCreateInfo",
            imageType=getattr(vk, f"VK_IMAGE_TYPE_{dimensions}D"),
            format=form,
            extent=self.extent,
            mipLevels=1,
            arrayLayers=self.layers,
            samples=vk.VK_SAMPLE_COUNT_1_BIT,
            tiling=vk.VK_IMAGE_TILING_OPTIMAL,
            usage=vk.VK_IMAGE_USAGE_STORAGE_BIT | vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT,
            sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE,
            initialLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        )
        self.image = vk.vkCreateImage(device.device, create, None)
        needs = vk.vkGetImageMemoryRequirements(device.device, self.image)
        vk.vkBindImageMemory(device.device, self.image, device.allocate(needs), 0)
        kind = f"VK_IMAGE_VIEW_TYPE_{dimensions}D" + ("_ARRAY" if is_array else "")
        whole = device.new(
            "VkImageSubresourceRange", aspectMask=vk.VK_IMAGE_ASPECT_COLOR_BIT, levelCount=1, layerCount=self.layers
        )
        view = device.new("VkImageViewCreateInfo", image=self.image, viewType=getattr(vk, kind), format=form, subresourceRange=whole)
        self.view = vk.vkCreateImageView(device.device, view, None)
        self.whole = whole

    def region(self):
        vk = self.device.vk
        layers = self.device.new(
            "VkImageSubresourceLayers", aspectMask=vk.VK_IMAGE_ASPECT_COLOR_BIT, layerCount=self.layers
        )
        return self.device.new("VkBufferImageCopy", imageSubresource=layers, imageExtent=self.extent)

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
        vk.vkCmdCopyBufferToImage(commands, self.buffer, self.image, vk.VK_IMAGE_LAYOUT_GENERAL, 1, [self.region()])

    def empty(self, commands):
        """Gives the buffer what it holds."""
        vk = self.device.vk
        vk.vkCmdCopyImageToBuffer(commands, self.image, vk.VK_IMAGE_LAYOUT_GENERAL, self.buffer, 1, [self.region()])
