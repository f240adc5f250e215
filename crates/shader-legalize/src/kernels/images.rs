//! Images and samplers among the arguments of kernels: variables of shaders, whose types have the type of a texel.
//!
//! Kernels choose the type of the texel by the function that reads or writes it, shaders by the type of the image. What is only
//! read is a sampled image; everything else is a storage image.

use super::arguments::argument_name;
use super::builtins::Builtins;
use super::reflection::{Argument, Place};
use super::{Context, Kernel};
use crate::hlsl::variables::{Binding, bind as bind_variable, declare, declare_without_binding};
use crate::rewrite::callee_name;
use llvm_model::{Body, Builder, FunctionId, GlobalId, InstBuilder as _, Module, Name, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use spirv_grammar::{AccessQualifier, Dim, StorageClass};
use spirv_mapping::convention::sampler;
use spirv_mapping::{Hook, Operand, Value as Source};
use translate_common::neutral_type;

/// An image that is an argument of a kernel.
#[derive(Clone, Copy)]
pub(super) struct Image {
    variable: GlobalId,
    ty: TypeId,
    /// The type of a component of a texel.
    pub(super) texel: TypeId,
    pub(super) dimension: Dim,
    pub(super) is_arrayed: bool,
    pub(super) is_multisampled: bool,
    pub(super) is_storage: bool,
}

/// The images and samplers of all kernels, and the samplers that kernels state themselves.
#[derive(Default)]
pub(super) struct Images {
    images: FxHashMap<(FunctionId, u32), Image>,
    samplers: FxHashMap<(FunctionId, u32), GlobalId>,
    /// The samplers that kernels state, by their bits. In the end they have the order of their bindings.
    literals: Vec<(u32, GlobalId)>,
    /// The bits of the samplers of the source, in the order of their bindings.
    stated: Vec<u32>,
    /// The set of the arguments of the first kernel: 1 if kernels state samplers themselves, which are in set 0 then.
    pub(super) set: u32,
    /// How many sets the arguments of kernels have.
    sets: u32,
}

/// The type of the texels of an image.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Texel {
    Float,
    Signed,
    Unsigned,
}

impl Images {
    /// Begins with a module. The arguments of its kernels have `sets` descriptor sets.
    pub(super) fn of(module: &Module, sets: u32) -> Images {
        let states_samplers =
            module.functions.values().any(|function| function.props.name == *sampler::SYMBOL);
        Images { set: states_samplers.into(), sets, stated: stated(module), ..Images::default() }
    }

    /// The set of the samplers that kernels state themselves.
    pub(super) fn literal_set(&self) -> u32 {
        if self.set == 0 { self.sets } else { 0 }
    }

    /// The image that a value is in a function.
    pub(super) fn image(&self, function: FunctionId, value: Value) -> Option<Image> {
        match value {
            Value::Arg(index) => self.images.get(&(function, index)).copied(),
            _ => None,
        }
    }

    /// The variable of the sampler that is an argument.
    pub(super) fn sampler(&self, function: FunctionId, value: Value) -> Option<GlobalId> {
        match value {
            Value::Arg(index) => self.samplers.get(&(function, index)).copied(),
            _ => None,
        }
    }

    /// The variable of a sampler that a kernel states itself, by OpenCL's bits.
    pub(super) fn literal(&mut self, module: &mut Module, mask: u32) -> GlobalId {
        if let Some((_, variable)) = self.literals.iter().find(|(known, _)| *known == mask) {
            return *variable;
        }
        let ty = sampler_type(module);
        let name = Name::from(format!("sampler.{mask}"));
        let variable = declare_without_binding(module, ty, StorageClass::UniformConstant, &name);
        self.literals.push((mask, variable));
        variable
    }

    /// Gives the samplers that kernels state themselves their bindings.
    pub(super) fn bind_literals(&mut self, module: &mut Module) {
        let set = self.literal_set();
        // A sampler of normalized coordinates may stand for one that is stated without them.
        let place = |mask: u32| {
            let is_stated = |stated: &u32| *stated == mask || *stated | sampler::NORMALIZED == mask;
            self.stated.iter().position(is_stated)
        };
        self.literals.sort_by_key(|&(mask, _)| (place(mask).unwrap_or(usize::MAX), mask));
        for (binding, &(_, variable)) in (0..).zip(&self.literals) {
            bind_variable(module, variable, (set, binding), &[]);
        }
    }

    /// OpenCL's bits of the samplers that kernels state themselves, in the order of their bindings.
    pub(super) fn literals(&self) -> impl Iterator<Item = u32> {
        self.literals.iter().map(|(mask, _)| *mask)
    }
}

/// The bits of the samplers that the source states, the last one first: so clspv numbers them.
fn stated(module: &Module) -> Vec<u32> {
    let mut found = Vec::new();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            let is_literal = callee_name(module, &inst.kind).is_some_and(|name| *name == *sampler::SYMBOL);
            let Some(call) = inst.kind.call().filter(|_| is_literal) else { continue };
            let mask = call.args.first().and_then(|&mask| module.as_u64(mask));
            found.extend(mask.and_then(|mask| u32::try_from(mask).ok()));
        }
    }
    let mut order = Vec::new();
    for mask in found.into_iter().rev() {
        if !order.contains(&mask) {
            order.push(mask);
        }
    }
    order
}

/// The type of samplers.
fn sampler_type(module: &mut Module) -> TypeId {
    let (types, ints) = (Box::default(), Box::default());
    module.types.intern(Type::TargetExt { name: "spirv.Sampler".into(), types, ints })
}

/// Adds the load of an object.
pub(super) fn load(at: &mut Builder<'_>, variable: GlobalId) -> Value {
    let ty = at.module.globals[variable].value_type;
    let address = Value::Const(at.module.global_const(variable));
    at.load(ty, address, 0)
}

impl Image {
    /// Adds the load of the image.
    pub(super) fn load(&self, at: &mut Builder<'_>) -> Value {
        let address = Value::Const(at.module.global_const(self.variable));
        at.load(self.ty, address, 0)
    }

    /// The components of a coordinate without layers.
    pub(super) fn axes(&self) -> u32 {
        match self.dimension {
            Dim::Dim1D | Dim::Buffer => 1,
            Dim::Dim3D => 3,
            _ => 2,
        }
    }

    /// The components of a coordinate.
    pub(super) fn coordinates(&self) -> u32 {
        self.axes() + u32::from(self.is_arrayed)
    }
}

/// Adds the variables of the images and samplers among the arguments of a kernel.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, kernel: &mut Kernel) {
    let function = kernel.function;
    let Some((_, params, _)) = module.types.function_parts(module.functions[function].ty) else { return };
    let params = params.to_vec();
    for (index, &ty) in (0u32..).zip(&params) {
        let Type::TargetExt { name, ints, .. } = module.types[ty].clone() else { continue };
        let Some(binding) = kernel.bindings.get(index as usize).copied().flatten() else { continue };
        let name_of_argument = argument_name(module, function, index);
        let bound = Binding { set: kernel.set, binding, count: Some(1), name: name_of_argument.clone() };
        let kind = match name.as_str() {
            Some("spirv.Sampler") => {
                let variable = declare(module, ty, StorageClass::UniformConstant, &bound);
                cx.images.samplers.insert((function, index), variable);
                Inst::ArgumentSampler
            }
            Some("spirv.Image") => {
                let Some(image) = image(module, cx, function, index, &ints, &bound) else { continue };
                cx.images.images.insert((function, index), image);
                match (image.dimension, image.is_storage) {
                    (Dim::Buffer, true) => Inst::ArgumentStorageTexelBuffer,
                    (Dim::Buffer, false) => Inst::ArgumentUniformTexelBuffer,
                    (_, true) => Inst::ArgumentStorageImage,
                    (_, false) => Inst::ArgumentSampledImage,
                }
            }
            _ => continue,
        };
        let place = Place::Bound { kind, set: kernel.set, binding };
        kernel.arguments.push(Argument::new(index, name_of_argument, place));
    }
}

/// Whether a type is one of arguments that are bound by themselves: images and samplers.
pub(super) fn is_bound(module: &Module, ty: TypeId) -> bool {
    matches!(&module.types[ty], Type::TargetExt { name, .. } if *name == "spirv.Image" || *name == "spirv.Sampler")
}

fn image(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    index: u32,
    ints: &[u32],
    bound: &Binding,
) -> Option<Image> {
    let &[dimension, _, arrayed, multisampled, _, _, access, ..] = ints else { return None };
    let body = module.functions[function].body.as_ref()?;
    let kind = texel(module, &mut cx.builtins, body, Value::Arg(index))?;
    let is_storage = AccessQualifier(access) != AccessQualifier::ReadOnly;
    let texel = match kind {
        Texel::Float => module.types.intern(Type::Float),
        Texel::Signed | Texel::Unsigned => module.types.int(32),
    };
    let name = if kind == Texel::Signed { "spirv.SignedImage" } else { "spirv.Image" };
    let ints = [dimension, 0, arrayed, multisampled, if is_storage { 2 } else { 1 }, 0];
    let ty =
        module.types.intern(Type::TargetExt { name: name.into(), types: [texel].into(), ints: ints.into() });
    let variable = declare(module, ty, StorageClass::UniformConstant, bound);
    Some(Image {
        variable,
        ty,
        texel,
        dimension: Dim(dimension),
        is_arrayed: arrayed != 0,
        is_multisampled: multisampled != 0,
        is_storage,
    })
}

/// The type of the texels that the accesses of an image have; `None` if they differ.
fn texel(module: &Module, builtins: &mut Builtins, body: &Body, image: Value) -> Option<Texel> {
    let mut found = None;
    for (_, _, inst) in body.instructions() {
        let Some(call) = inst.kind.call() else { continue };
        if call.args.first() != Some(&image) {
            continue;
        }
        let Some(callee) = module.as_function(call.callee) else { continue };
        let Some(builtin) = builtins.of(module, callee) else { continue };
        let Some((ret, params, _)) = module.types.function_parts(call.function_type) else { continue };
        let operands: Vec<Operand> = params
            .iter()
            .zip(&call.args)
            .map(|(&ty, &arg)| Operand { ty: neutral_type(&module.types, ty), constant: module.as_u64(arg) })
            .collect();
        let Some(reading) = builtin.read(&operands, &neutral_type(&module.types, ret)) else { continue };
        let extension = match reading.hook {
            Some(Hook::ImageSample | Hook::ImageWrite) => 3,
            Some(Hook::ImageRead) => 2,
            _ => continue,
        };
        let kind = match reading.operands.get(extension) {
            Some(Source::Const { value: 1, .. }) => Texel::Signed,
            Some(Source::Const { value: 2, .. }) => Texel::Unsigned,
            _ => Texel::Float,
        };
        found = match found {
            None => Some(kind),
            Some(known) if known == kind => Some(known),
            // Integers of either sign have the same bits.
            Some(Texel::Signed | Texel::Unsigned) if kind != Texel::Float => Some(Texel::Unsigned),
            Some(_) => return None,
        };
    }
    Some(found.unwrap_or(Texel::Float))
}
