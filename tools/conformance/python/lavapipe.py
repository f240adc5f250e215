"""Runs a compute shader on lavapipe, Mesa's implementation of Vulkan on the CPU."""

import glob
import os
import time

import pictures

DRIVERS = "/usr/share/vulkan/icd.d/lvp_icd.*.json"


class Missing(Exception):
    """There is no such driver."""


class Device:
    """A device with one queue; `run` dispatches a module."""

    def __init__(self):
        drivers = glob.glob(DRIVERS)
        if not drivers:
            raise Missing("lavapipe is missing: install Debian's mesa-vulkan-drivers")
        os.environ["VK_ICD_FILENAMES"] = os.environ["VK_DRIVER_FILES"] = drivers[0]
        import vulkan

        self.vk = vk = vulkan
        # The binding frees what a structure points to with the structure: all live as long as the device.
        self.structures = []
        application = self.new("VkApplicationInfo", apiVersion=vk.VK_MAKE_VERSION(1, 2, 0))
        self.instance = vk.vkCreateInstance(self.new("VkInstanceCreateInfo", pApplicationInfo=application), None)
        self.physical = vk.vkEnumeratePhysicalDevices(self.instance)[0]
        queue = self.new("VkDeviceQueueCreateInfo", queueFamilyIndex=0, pQueuePriorities=[1.0])
        # All that the device can do may be used.
        features = vk.vkGetPhysicalDeviceFeatures(self.physical)
        create = self.new("VkDeviceCreateInfo", pQueueCreateInfos=[queue], pEnabledFeatures=features)
        self.device = vk.vkCreateDevice(self.physical, create, None)
        self.queue = vk.vkGetDeviceQueue(self.device, 0, 0)

    def new(self, kind, **members):
        """A structure of Vulkan."""
        self.structures.append(getattr(self.vk, kind)(**members))
        return self.structures[-1]

    def run(self, module, dispatches, host, images=None):
        """Runs the entry point main of a SPIR-V module; `host` are arrays by name, which are changed, `images` says which of
        them are the texels of images.

        Returns the seconds from the first dispatch to the end of the last one. A dispatch that comes again is the same object.
        """
        vk = self.vk
        device = {name: self.buffer(data) for name, data in host.items()}
        self.images = {
            name: self.picture(name, image, device[name][0], dispatches) for name, image in (images or {}).items()
        }
        self.at_once(lambda commands: [image.fill(commands) for image in self.images.values()])
        code = module.read_bytes()
        create = self.new("VkShaderModuleCreateInfo", codeSize=len(code), pCode=code)
        shader = vk.vkCreateShaderModule(self.device, create, None)
        recorded = {id(dispatch): None for dispatch in dispatches}
        for dispatch in dispatches:
            recorded[id(dispatch)] = recorded[id(dispatch)] or self.record(shader, dispatch, device)
        start = time.perf_counter()
        for dispatch in dispatches:
            self.submit(recorded[id(dispatch)])
        seconds = time.perf_counter() - start
        self.at_once(lambda commands: [image.empty(commands) for image in self.images.values()])
        for name, data in host.items():
            _, memory, _ = device[name]
            mapped = vk.vkMapMemory(self.device, memory, 0, data.nbytes, 0)
            data.view("u1").reshape(-1)[:] = memoryview(mapped).cast("B")
            vk.vkUnmapMemory(self.device, memory)
        return seconds

    def picture(self, name, image, buffer, dispatches):
        """An image as the dispatches use it."""
        uses = [resource.sampled for dispatch in dispatches for resource in dispatch.resources if resource.buffer == name]
        if image.kind == "1d_buffer":
            return pictures.Texels(self, image, buffer)
        return pictures.Picture(self, image, buffer, not all(uses))

    def submit(self, commands):
        """Runs commands to their end."""
        submit = self.new("VkSubmitInfo", pCommandBuffers=[commands])
        self.vk.vkQueueSubmit(self.queue, 1, [submit], self.vk.VK_NULL_HANDLE)
        self.vk.vkQueueWaitIdle(self.queue)

    def commands(self):
        """A buffer for commands, which takes them from here on."""
        vk = self.vk
        pool = vk.vkCreateCommandPool(self.device, self.new("VkCommandPoolCreateInfo", queueFamilyIndex=0), None)
        level = vk.VK_COMMAND_BUFFER_LEVEL_PRIMARY
        allocate = self.new("VkCommandBufferAllocateInfo", commandPool=pool, level=level, commandBufferCount=1)
        commands = vk.vkAllocateCommandBuffers(self.device, allocate)[0]
        vk.vkBeginCommandBuffer(commands, self.new("VkCommandBufferBeginInfo"))
        return commands

    def at_once(self, record):
        """Records commands, if there are images at all, and runs them."""
        if self.images:
            commands = self.commands()
            record(commands)
            self.vk.vkEndCommandBuffer(commands)
            self.submit(commands)

    def allocate(self, needs):
        """Memory that the host can write."""
        vk = self.vk
        wanted = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
        kinds = vk.vkGetPhysicalDeviceMemoryProperties(self.physical).memoryTypes
        kind = next(
            at
            for at, kind in enumerate(kinds)
            if needs.memoryTypeBits >> at & 1 and kind.propertyFlags & wanted == wanted
        )
        allocate = self.new("VkMemoryAllocateInfo", allocationSize=needs.size, memoryTypeIndex=kind)
        return vk.vkAllocateMemory(self.device, allocate, None)

    def buffer(self, data):
        vk = self.vk
        usage = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
        usage |= vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT
        usage |= vk.VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | vk.VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT
        create = self.new(
            "VkBufferCreateInfo", size=data.nbytes, usage=usage, sharingMode=vk.VK_SHARING_MODE_EXCLUSIVE
        )
        buffer = vk.vkCreateBuffer(self.device, create, None)
        needs = vk.vkGetBufferMemoryRequirements(self.device, buffer)
        memory = self.allocate(needs)
        vk.vkBindBufferMemory(self.device, buffer, memory, 0)
        mapped = vk.vkMapMemory(self.device, memory, 0, data.nbytes, 0)
        memoryview(mapped).cast("B")[:] = data.tobytes()
        vk.vkUnmapMemory(self.device, memory)
        return buffer, memory, data.nbytes

    def bound(self, resource, buffers):
        """What a descriptor has, as members of what writes it."""
        members, name = {}, resource.buffer
        image = self.images.get(name)
        if isinstance(image, pictures.Texels):
            return {"pTexelBufferView": [image.view]}
        if resource.sampler:
            of_integers = image is not None and pictures.is_of_integers(image.described)
            members["sampler"] = resource.sampler.create(self, of_integers)
        if image:
            members |= {"imageView": image.view, "imageLayout": self.vk.VK_IMAGE_LAYOUT_GENERAL}
        if members:
            return {"pImageInfo": [self.new("VkDescriptorImageInfo", **members)]}
        buffer, _, size = buffers[name]
        return {"pBufferInfo": [self.new("VkDescriptorBufferInfo", buffer=buffer, offset=0, range=size)]}

    def kind(self, resource):
        """The type of a descriptor."""
        vk, image = self.vk, self.images.get(resource.buffer)
        if isinstance(image, pictures.Texels):
            read, written = vk.VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, vk.VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
            return read if resource.sampled else written
        if image is None and resource.sampler:
            return vk.VK_DESCRIPTOR_TYPE_SAMPLER
        if image and resource.sampler:
            return vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER
        if image:
            return vk.VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE if resource.sampled else vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE
        uniform, storage = vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
        return uniform if resource.uniform else storage

    def record(self, shader, dispatch, buffers):
        """The commands of a dispatch."""
        vk = self.vk
        stage = vk.VK_SHADER_STAGE_COMPUTE_BIT
        layouts = []
        for number in range(max((resource.set for resource in dispatch.resources), default=-1) + 1):
            elements = {}
            for resource in dispatch.resources:
                if resource.set == number:
                    elements.setdefault(resource.binding, []).append(resource)
            bindings = [
                self.new(
                    "VkDescriptorSetLayoutBinding",
                    binding=binding,
                    descriptorType=self.kind(resources[0]),
                    descriptorCount=len(resources),
                    stageFlags=stage,
                )
                for binding, resources in elements.items()
            ]
            create = self.new("VkDescriptorSetLayoutCreateInfo", pBindings=bindings)
            layouts.append(vk.vkCreateDescriptorSetLayout(self.device, create, None))
        constants = (
            [self.new("VkPushConstantRange", stageFlags=stage, offset=0, size=len(dispatch.push))]
            if dispatch.push
            else []
        )
        layout = vk.vkCreatePipelineLayout(
            self.device,
            self.new("VkPipelineLayoutCreateInfo", pSetLayouts=layouts, pPushConstantRanges=constants),
            None,
        )
        pipeline = vk.vkCreateComputePipelines(
            self.device,
            vk.VK_NULL_HANDLE,
            1,
            [
                self.new(
                    "VkComputePipelineCreateInfo",
                    stage=self.new(
                        "VkPipelineShaderStageCreateInfo",
                        stage=stage,
                        module=shader,
                        pName="main",
                        pSpecializationInfo=self.specialization(dispatch.constants),
                    ),
                    layout=layout,
                )
            ],
            None,
        )[0]
        sets = self.descriptors(layouts, dispatch.resources, buffers)
        commands = self.commands()
        vk.vkCmdBindPipeline(commands, vk.VK_PIPELINE_BIND_POINT_COMPUTE, pipeline)
        if sets:
            vk.vkCmdBindDescriptorSets(
                commands, vk.VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, len(sets), sets, 0, None
            )
        if dispatch.push:
            values = vk.ffi.new("char[]", dispatch.push)
            vk.vkCmdPushConstants(commands, layout, stage, 0, len(dispatch.push), values)
        vk.vkCmdDispatch(commands, *dispatch.groups)
        vk.vkEndCommandBuffer(commands)
        return commands

    def specialization(self, constants):
        """The values of specialization constants, if there are any."""
        if not constants:
            return None
        entries, data = [], b""
        for number, value in constants.items():
            entries.append(self.new("VkSpecializationMapEntry", constantID=number, offset=len(data), size=len(value)))
            data += value
        memory = self.vk.ffi.new("char[]", data)
        self.structures.append(memory)
        return self.new("VkSpecializationInfo", pMapEntries=entries, dataSize=len(data), pData=memory)

    def descriptors(self, layouts, resources, buffers):
        vk = self.vk
        if not layouts:
            return []
        sizes = [
            self.new("VkDescriptorPoolSize", type=kind, descriptorCount=len(resources))
            for kind in {self.kind(resource) for resource in resources}
        ]
        pool = vk.vkCreateDescriptorPool(
            self.device, self.new("VkDescriptorPoolCreateInfo", maxSets=len(layouts), pPoolSizes=sizes), None
        )
        sets = vk.vkAllocateDescriptorSets(
            self.device, self.new("VkDescriptorSetAllocateInfo", descriptorPool=pool, pSetLayouts=layouts)
        )
        writes = [
            self.new(
                "VkWriteDescriptorSet",
                dstSet=sets[resource.set],
                dstBinding=resource.binding,
                dstArrayElement=resource.element or 0,
                descriptorCount=1,
                descriptorType=self.kind(resource),
                **self.bound(resource, buffers),
            )
            for resource in resources
        ]
        vk.vkUpdateDescriptorSets(self.device, len(writes), writes, 0, None)
        return sets
