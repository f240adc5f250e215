//! The buffers that all kernels share: constants, variables, and the text of `printf`. They are in one descriptor set behind
//! those of the kernels.

use super::arguments::bind_buffer;
use super::program_scope::Data;
use super::reflection::Place;
use super::{Context, Kernel};
use llvm_model::{GlobalId, Module};
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;

/// The buffers, and the set of all.
#[derive(Default)]
pub(super) struct ProgramBuffers {
    pub(super) constants: Option<Data>,
    pub(super) variables: Option<Data>,
    pub(super) printf: Option<GlobalId>,
    set: u32,
}

/// What the reflection states of a buffer.
pub(super) enum Contents<'b> {
    /// The bytes at the beginning.
    Bytes(&'b [u8]),
    /// The number of bytes.
    Size(u32),
}

impl ProgramBuffers {
    /// The buffers in the order of their bindings, and whether no other variable is the same memory.
    fn all(&self) -> Vec<(GlobalId, bool)> {
        let data = [&self.constants, &self.variables].into_iter().flatten();
        data.map(|data| (data.buffer, data.is_alone))
            .chain(self.printf.map(|buffer| (buffer, true)))
            .collect()
    }

    /// The instructions that state the buffers, with set, binding and contents. The buffer of `printf` has `printf_size` bytes.
    pub(super) fn bound(&self, printf_size: u32) -> impl Iterator<Item = (Inst, [u32; 2], Contents<'_>)> {
        let data = [
            (Inst::ConstantDataStorageBuffer, &self.constants),
            (Inst::ProgramScopeVariablesStorageBuffer, &self.variables),
        ];
        let data = data.into_iter().filter_map(|(kind, data)| {
            let data = data.as_ref()?;
            Some((kind, Contents::Bytes(&data.bytes)))
        });
        let printf = self.printf.map(|_| (Inst::PrintfBufferStorageBuffer, Contents::Size(printf_size)));
        (0..).zip(data.chain(printf)).map(|(binding, (kind, contents))| (kind, [self.set, binding], contents))
    }
}

/// Binds the buffers behind the arguments of all kernels.
pub(super) fn bind(module: &mut Module, cx: &mut Context<'_, '_>, kernels: &[Kernel]) {
    let is_used = |kernel: &&Kernel| {
        let mut places = kernel.arguments.iter().map(|argument| argument.place);
        places.any(|place| matches!(place, Place::Bound { .. } | Place::PartOfBuffer { .. }))
    };
    let last = kernels.iter().filter(is_used).map(|kernel| kernel.set).max();
    let samplers = cx.images.literals().next().map(|_| cx.images.literal_set());
    cx.program.set = last.max(samplers).map_or(0, |set| set + 1);
    for (binding, (buffer, is_alone)) in (0..).zip(cx.program.all()) {
        bind_buffer(module, cx, buffer, (cx.program.set, binding), is_alone);
    }
}
