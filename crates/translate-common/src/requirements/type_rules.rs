//! Needs that the grammar cannot state because they depend on types. Source: the SPIR-V specification, 2.16.1
//! "Universal Validation Rules" and 3.31 "Capability", and the extensions named.

use super::Reason;
use super::capability_sets::{BYTES, HALVES, SHORTS, of_image, only};
use super::chosen_pointers;
use super::encoded_floats;
use super::needs::Need;
use super::non_uniform;
use crate::options::ExtensionPolicy;
use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{
    AccessQualifier, Capability, Decoration, Dim, ExtInstSet, ImageFormat, Names, Op, Requirements as Facts,
    StorageClass,
};
use spirv_mapping::convention::vector_compute;
use spirv_module::{Definitions, Id, Instruction};

/// Returns whether the rules here replace the grammar's needs of the opcode: for floating-point atomics it lists every
/// width's capability.
pub(super) fn decides(op: Op) -> bool {
    matches!(op, Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT)
}

/// Returns whether the rules concern instructions with this opcode. Those for values of 16-bit floats concern all
/// opcodes.
pub(super) fn concern(op: Op) -> bool {
    op.is_type()
        || op.is_atomic()
        || matches!(
            op,
            Op::Decorate
                | Op::ExtInst
                | Op::Variable
                | Op::UntypedVariableKHR
                | Op::ImageRead
                | Op::ImageWrite
        )
        || is_motion_estimation(op)
        || chooses(op)
}

/// Returns whether the result of an instruction may be a pointer that it chooses from several.
fn chooses(op: Op) -> bool {
    matches!(op, Op::Select | Op::Phi)
}

fn is_motion_estimation(op: Op) -> bool {
    let first = Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL;
    (first..=Op::SubgroupAvcSicGetInterRawSadsINTEL).contains(&op)
}

/// The rules at work on a module.
pub(super) struct TypeRules<'d, 'm> {
    definitions: &'d Definitions<'m>,
    needs: Vec<Need>,
    /// Whether needs are collected again that are known already.
    all: bool,
    seen: Vec<Capability>,
    /// The type of 16-bit floats, until a value of it is known.
    half: Option<Id>,
    /// Whether the module is one of kernels.
    kernels: bool,
    /// Whether vectors of any length are requested by the name of the extension that has no other purpose.
    long_vectors: bool,
}

impl<'d, 'm> TypeRules<'d, 'm> {
    pub(super) fn new(
        definitions: &'d Definitions<'m>,
        all: bool,
        kernels: bool,
        extensions: &ExtensionPolicy,
    ) -> TypeRules<'d, 'm> {
        let long_vectors = extensions.names(vector_compute::LONG_VECTORS);
        TypeRules { definitions, needs: Vec::new(), all, seen: Vec::new(), half: None, kernels, long_vectors }
    }

    /// Returns whether the result of an instruction is a 16-bit float that is not known yet.
    #[inline]
    pub(super) fn is_new_half(&self, instruction: Instruction<'_>) -> bool {
        self.half.is_some() && instruction.result_type() == self.half
    }

    /// The needs of the module, once all of its instructions have been looked at.
    pub(super) fn finish(self) -> Vec<Need> {
        self.needs
    }

    /// The next instruction that the rules [`concern`], or that is a new 16-bit float.
    pub(super) fn instruction(&mut self, index: usize, instruction: Instruction<'_>) {
        self.by_opcode(index, instruction);
        let (op, operands) = (instruction.op(), instruction.operands());
        if op == Op::TypeFloat && operands == [16] && self.kernels {
            self.half = instruction.result();
        } else if let Some(half) = self.half {
            let is_type = op.is_type() && op != Op::TypePointer && op != Op::TypeForwardPointer;
            let names_half = is_type && operands.iter().any(|&word| Id(word) == half);
            if names_half || instruction.result_type() == Some(half) {
                self.need(index, Capability::Float16, "a value of a 16-bit float type");
                if !self.all {
                    self.half = None;
                }
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "flat match over opcodes")]
    fn by_opcode(&mut self, index: usize, instruction: Instruction<'_>) {
        let operands = instruction.operands();
        match (instruction.op(), operands) {
            // Shaders may have small numbers in memory alone, by other capabilities, which they state.
            (Op::TypeInt, [8, ..]) if !self.kernels => self.any_of(index, &BYTES, "an 8-bit integer type"),
            (Op::TypeInt, [16, ..]) if !self.kernels => self.any_of(index, &SHORTS, "a 16-bit integer type"),
            (Op::TypeFloat, [16]) if !self.kernels => self.any_of(index, &HALVES, "a 16-bit float type"),
            (Op::TypeInt, [8, ..]) => self.need(index, Capability::Int8, "an 8-bit integer type"),
            (Op::TypeInt, [16, ..]) => self.need(index, Capability::Int16, "a 16-bit integer type"),
            (Op::TypeInt, [64, ..]) => self.need(index, Capability::Int64, "a 64-bit integer type"),
            (Op::TypeInt, [32, ..]) => {}
            (Op::TypeCooperativeMatrixKHR, &[component, ..]) if self.is_nibble(Id(component)) => {
                let what = "a cooperative matrix of 4-bit integers";
                self.need(index, Capability::Int4CooperativeMatrixINTEL, what);
                self.need(index, Capability::Int4TypeINTEL, what);
            }
            (Op::TypeInt, [4, ..]) => {
                let capabilities = &[Capability::Int4TypeINTEL, Capability::ArbitraryPrecisionIntegersALTERA];
                self.push(index, Facts { capabilities, ..Facts::NONE }, "a 4-bit integer type");
            }
            (Op::TypeInt, _) => {
                self.need(
                    index,
                    Capability::ArbitraryPrecisionIntegersALTERA,
                    "an integer type of unusual width",
                );
            }
            // Either allows pointers to it. Readers look for the one, and values need the other besides.
            (Op::TypeFloat, [16]) if self.all => {
                let capabilities = &[Capability::Float16Buffer, Capability::Float16];
                self.push(index, Facts { capabilities, ..Facts::NONE }, "a 16-bit float type");
            }
            (Op::TypeFloat, [16]) => self.need(index, Capability::Float16Buffer, "a 16-bit float type"),
            (Op::TypeFloat, [64]) => self.need(index, Capability::Float64, "a 64-bit float type"),
            (Op::TypeVector, [_, 8 | 16]) => {
                self.need(index, Capability::Vector16, "a vector of 8 or 16 elements")
            }
            (Op::TypeVector, [_, 2..=4]) => {}
            (Op::TypeVector, _) => {
                let capabilities = match self.long_vectors {
                    // Validators know this one only, which vector compute does not imply.
                    true => &[Capability::LongVectorEXT][..],
                    false => &[Capability::LongVectorEXT, Capability::VectorAnyINTEL],
                };
                self.push(index, Facts { capabilities, ..Facts::NONE }, "a vector of unusual length");
            }
            (Op::TypeSampler, _) if !self.kernels => {}
            (Op::TypeImage, &[_, dim, _, arrayed, multisampled, sampled, ..]) if !self.kernels => {
                for &capability in of_image(Dim(dim), arrayed == 1, multisampled == 1, sampled == 2) {
                    self.need(index, capability, "an image of this shape");
                }
            }
            (Op::TypeSampler, _) => self.need(index, Capability::ImageBasic, "a sampler type"),
            (Op::TypeImage, _) => {
                self.need(index, Capability::ImageBasic, "an image type");
                if operands.first().is_some_and(|&sampled| self.width(Some(Id(sampled))) == Some(64)) {
                    self.need(index, Capability::Int64ImageEXT, "an image of 64-bit integers");
                }
                if operands.get(7) == Some(&AccessQualifier::ReadWrite.0) {
                    self.need(index, Capability::ImageReadWrite, "an image that is read and written");
                }
            }
            (Op::AtomicFAddEXT, _) => self.float_atomic(
                index,
                instruction,
                [
                    Capability::AtomicFloat16AddEXT,
                    Capability::AtomicFloat32AddEXT,
                    Capability::AtomicFloat64AddEXT,
                ],
            ),
            (Op::AtomicFMinEXT | Op::AtomicFMaxEXT, _) => self.float_atomic(
                index,
                instruction,
                [
                    Capability::AtomicFloat16MinMaxEXT,
                    Capability::AtomicFloat32MinMaxEXT,
                    Capability::AtomicFloat64MinMaxEXT,
                ],
            ),
            (Op::AtomicStore, &[_, _, _, value]) => {
                self.sized_atomic(index, Op::AtomicStore, self.definitions.type_of(Id(value)))
            }
            (Op::ExtInst, &[set, number, format, ..]) if number == OpenClStd::printf.0 => {
                self.printf(index, Id(set), Id(format));
            }
            (Op::Variable | Op::UntypedVariableKHR, _) => self.descriptors(index, instruction),
            (Op::Decorate, &[target, decoration])
                if !self.kernels && Decoration(decoration) == Decoration::NonUniform =>
            {
                if let Some(capability) = non_uniform::capability(self.definitions, Id(target)) {
                    self.need(index, capability, "an index of a resource that differs between invocations");
                }
            }
            (Op::ImageRead | Op::ImageWrite, &[image, ..]) => {
                self.formatless(index, instruction.op(), Id(image))
            }
            (op, _) if chooses(op) => self.chosen_pointer(index, instruction),
            (op, _) if is_integer_atomic(op) => self.sized_atomic(index, op, instruction.result_type()),
            (op, _) if is_motion_estimation(op) => self.motion_estimation(index, op),
            _ => {}
        }
    }

    fn any_of(&mut self, index: usize, capabilities: &'static [Capability], what: &'static str) {
        self.push(index, Facts { capabilities, ..Facts::NONE }, what);
    }

    /// Where the grammar lists one of these beside the capability for all motion estimation, both are needed.
    fn motion_estimation(&mut self, index: usize, op: Op) {
        let listed = op.facts().map_or(&[][..], |facts| facts.requires.capabilities);
        for capability in [
            Capability::SubgroupAvcMotionEstimationIntraINTEL,
            Capability::SubgroupAvcMotionEstimationChromaINTEL,
        ] {
            if listed.contains(&capability) {
                self.need(index, capability, "this kind of motion estimation");
            }
        }
    }

    /// Shaders choose from pointers to a few kinds of memory only.
    fn chosen_pointer(&mut self, index: usize, instruction: Instruction<'_>) {
        if self.kernels {
            return;
        }
        let ty = instruction.result_type().and_then(|ty| self.definitions.instruction(ty));
        let storage =
            ty.filter(|ty| ty.op() == Op::TypePointer).and_then(|ty| ty.operands().first().copied());
        match storage.map(StorageClass) {
            Some(StorageClass::Workgroup) => {
                self.need(index, Capability::VariablePointers, "a choice of pointers to shared memory");
            }
            Some(StorageClass::StorageBuffer) => {
                let has_one_root = instruction
                    .result()
                    .is_some_and(|choice| chosen_pointers::have_one_root(self.definitions, choice));
                let (capability, what) = match has_one_root {
                    true => {
                        (Capability::VariablePointersStorageBuffer, "a choice of pointers to storage buffers")
                    }
                    false => {
                        (Capability::VariablePointers, "a choice of pointers to different storage buffers")
                    }
                };
                self.need(index, capability, what);
            }
            _ => {}
        }
    }

    /// Arrays of resources with a length that the host chooses.
    fn descriptors(&mut self, index: usize, variable: Instruction<'_>) {
        if self.kernels {
            return;
        }
        // Variables among pointers without types name their own.
        let pointer = match variable.op() {
            Op::UntypedVariableKHR => Some(variable),
            _ => variable.result_type().and_then(|ty| self.definitions.instruction(ty)),
        };
        let pointee = pointer.and_then(|pointer| pointer.operands().get(1));
        let pointee = pointee.and_then(|&ty| self.definitions.instruction(Id(ty)));
        if pointee.is_some_and(|ty| ty.op() == Op::TypeRuntimeArray) {
            self.need(index, Capability::RuntimeDescriptorArray, "an array of resources without a length");
        }
    }

    /// Accesses of images without a sampler and without a format.
    fn formatless(&mut self, index: usize, op: Op, image: Id) {
        let ty = self.definitions.type_of(image).and_then(|ty| self.definitions.instruction(ty));
        let Some(&[_, dim, _, _, _, _, format, ..]) = ty.map(|ty| ty.operands()) else { return };
        if self.kernels || ImageFormat(format) != ImageFormat::Unknown || Dim(dim) == Dim::SubpassData {
            return;
        }
        let what = "an image of an unknown format";
        match op {
            Op::ImageWrite => self.need(index, Capability::StorageImageWriteWithoutFormat, what),
            _ => self.need(index, Capability::StorageImageReadWithoutFormat, what),
        }
    }

    /// Format strings outside of constant memory need an extension that has no capability.
    fn printf(&mut self, instruction: usize, set: Id, format: Id) {
        let of_opencl = self.definitions.import(set).is_some_and(|i| i.set == Some(ExtInstSet::OpenClStd));
        let ty = self.definitions.type_of(format).and_then(|ty| self.definitions.instruction(ty));
        let storage = ty.and_then(|ty| ty.operands().first().copied());
        if of_opencl && storage.is_some_and(|storage| StorageClass(storage) != StorageClass::UniformConstant)
        {
            let extensions = Names::of(&["SPV_EXT_relaxed_printf_string_address_space"]);
            let facts = Facts { extensions, version: None, ..Facts::NONE };
            self.push(instruction, facts, "a format string outside of constant memory");
        }
    }

    /// Atomic operations on other than 32 bits.
    fn sized_atomic(&mut self, index: usize, op: Op, ty: Option<Id>) {
        let moves = matches!(
            op,
            Op::AtomicLoad
                | Op::AtomicStore
                | Op::AtomicExchange
                | Op::AtomicCompareExchange
                | Op::AtomicCompareExchangeWeak
        );
        match self.width(ty) {
            Some(64) => self.need(index, Capability::Int64Atomics, "an atomic operation on 64 bits"),
            Some(16) if encoded_floats::encoding(self.definitions, ty).is_some() => {
                let capability = Capability::AtomicBFloat16LoadStoreINTEL;
                self.need(index, capability, "an atomic operation on bfloat16");
            }
            Some(16) if self.is_float(ty) => {}
            Some(16) if moves => {
                let capability = Capability::AtomicInt16CompareExchangeINTEL;
                self.need(index, capability, "an atomic operation on 16 bits");
            }
            Some(16) => self.need(index, Capability::Int16AtomicsINTEL, "an atomic operation on 16 bits"),
            _ => {}
        }
    }

    fn is_float(&self, ty: Option<Id>) -> bool {
        ty.and_then(|ty| self.definitions.instruction(ty)).is_some_and(|ty| ty.op() == Op::TypeFloat)
    }

    fn float_atomic(&mut self, index: usize, instruction: Instruction<'_>, by_width: [Capability; 3]) {
        let ty = instruction.result_type();
        let is_vector =
            ty.and_then(|ty| self.definitions.instruction(ty)).is_some_and(|ty| ty.op() == Op::TypeVector);
        let capability = match self.width(ty) {
            _ if is_vector => Capability::AtomicFloat16VectorNV,
            Some(16) if encoded_floats::encoding(self.definitions, ty).is_some() => match instruction.op() {
                Op::AtomicFAddEXT => Capability::AtomicBFloat16AddINTEL,
                _ => Capability::AtomicBFloat16MinMaxINTEL,
            },
            Some(16) => by_width[0],
            Some(64) => by_width[2],
            _ => by_width[1],
        };
        self.need(index, capability, "a floating-point atomic operation");
    }

    fn width(&self, ty: Option<Id>) -> Option<u32> {
        Some(self.definitions.number_type(ty?)?.width)
    }

    fn need(&mut self, instruction: usize, capability: Capability, what: &str) {
        if self.seen.contains(&capability) {
            if !self.all {
                return;
            }
        } else {
            self.seen.push(capability);
        }
        self.push(instruction, Facts { capabilities: only(capability), ..Facts::NONE }, what);
    }

    /// Whether a type is that of integers of 4 bits.
    fn is_nibble(&self, ty: Id) -> bool {
        let ty = self.definitions.instruction(ty);
        ty.is_some_and(|ty| ty.op() == Op::TypeInt && ty.operands().first() == Some(&4))
    }

    fn push(&mut self, instruction: usize, facts: Facts, what: &str) {
        let reason = Reason { instruction: Some(instruction), what: what.to_owned() };
        self.needs.push(Need { facts, reason });
    }
}

fn is_integer_atomic(op: Op) -> bool {
    matches!(
        op,
        Op::AtomicLoad
            | Op::AtomicExchange
            | Op::AtomicCompareExchange
            | Op::AtomicCompareExchangeWeak
            | Op::AtomicIIncrement
            | Op::AtomicIDecrement
            | Op::AtomicIAdd
            | Op::AtomicISub
            | Op::AtomicSMin
            | Op::AtomicUMin
            | Op::AtomicSMax
            | Op::AtomicUMax
            | Op::AtomicAnd
            | Op::AtomicOr
            | Op::AtomicXor
    )
}
