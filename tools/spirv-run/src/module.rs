//! The LLVM IR of a kernel, from its SPIR-V: one entry point, everything else internal to it, no types that a machine
//! does not have.

use crate::error::Error;
use crate::guard::arithmetic;
use llvm_bitcode::WriteOptions;
use llvm_model::{
    AttrKind, Attribute, BinaryOp, ConstId, Flags, FunctionId, GlobalId, GlobalVariable, Id as _, InstKind,
    Linkage, Module, Type, Value,
};
use spirv_llvm::{EntryPoint, ExecutionMode, Options, SpecValue};

/// Reads bitcode.
pub(crate) fn read(bitcode: &[u8]) -> Result<Module, Error> {
    llvm_bitcode::read(bitcode).map_err(|error| Error::Bitcode(error.to_string()))
}

/// Writes bitcode of LLVM 22.
pub(crate) fn write(module: &Module) -> Result<Vec<u8>, Error> {
    let written = llvm_bitcode::write(module, &WriteOptions::default());
    Ok(written.map_err(|error| Error::Bitcode(error.to_string()))?.bytes)
}

/// The bitcode of a module of kernels, with these values of specialization constants.
pub(crate) fn translated(spirv: &[u8], constants: &[(u32, SpecValue)]) -> Result<Vec<u8>, Error> {
    Ok(spirv_llvm::spirv_to_llvm(spirv, &options(constants))?.bytes)
}

/// The options of translations: these values of specialization constants, and no names, which are not used.
pub(crate) fn options(constants: &[(u32, SpecValue)]) -> Options {
    let mut options = Options::default();
    options.llvm.specialization = constants.to_vec();
    options.policy.strip_names = true;
    options
}

/// The module of the kernel `entry`, of bitcode that has others, too.
pub(crate) fn kernel(bitcode: &[u8], entry: &EntryPoint) -> Result<Module, Error> {
    let mut module = read(bitcode)?;
    if module.types.iter().any(|(_, ty)| matches!(ty, Type::TargetExt { .. })) {
        // Types of one module cannot change their nature once they are made, text can.
        let assembly = pointers_for_opaque_types(&spirv_llvm::disassemble(bitcode)?);
        module = read(&spirv_llvm::assemble_llvm(assembly.as_bytes(), &Options::default())?.bytes)?;
    }
    if entry.modes.iter().all(|(mode, _)| *mode != ExecutionMode::ContractionOff) {
        contract(&mut module);
    }
    arithmetic::define_divisions(&mut module);
    remove_unused(&mut module, &entry.name);
    isolate(&mut module, &entry.name);
    Ok(module)
}

/// The names of the functions that `module` calls and does not define, in the order of their declarations.
pub(crate) fn called(module: &Module) -> Vec<&str> {
    let mut used = vec![false; module.functions.len()];
    let bodies = module.functions.iter().filter_map(|(_, function)| function.body.as_ref());
    for (_, _, inst) in bodies.flat_map(|body| body.instructions()) {
        inst.kind.for_each_operand(|operand| {
            if let Some(id) = module.as_function(operand) {
                used[id.index()] = true;
            }
        });
    }
    let declared =
        module.functions.iter().filter(|(id, function)| used[id.index()] && function.body.is_none());
    declared.filter_map(|(_, function)| function.props.name.as_str()).collect()
}

/// Replaces the types of images, samplers and events, as the library has replaced them. Nothing else in assembly looks like
/// them: quotation marks in names and strings are escaped.
fn pointers_for_opaque_types(assembly: &str) -> String {
    let (mut out, mut rest) = (String::with_capacity(assembly.len()), assembly);
    while let Some((before, behind)) = rest.split_once("target(\"spirv.") {
        out.push_str(before);
        out.push_str("ptr");
        let (mut depth, mut end) = (1, behind.len());
        for (at, byte) in behind.bytes().enumerate() {
            depth += i32::from(byte == b'(') - i32::from(byte == b')');
            if depth == 0 {
                end = at + 1;
                break;
            }
        }
        rest = &behind[end..];
    }
    out + rest
}

/// Returns whether a variable belongs to the program: kernels share it, and its contents persist between launches.
fn is_shared(variable: &GlobalVariable) -> bool {
    let props = &variable.props;
    !variable.is_constant
        && !matches!(props.address_space, CONSTANT | LOCAL)
        && variable.initializer.is_some()
}

/// OpenCL's address spaces of constants and of local memory.
const CONSTANT: u32 = 2;
const LOCAL: u32 = 3;

/// The variables that all kernels of the module share, as a module of their own, if there are any. In `module` they are only
/// declared then.
pub(crate) fn take_variables(module: &mut Module) -> Option<Module> {
    let shared: Vec<GlobalId> =
        module.globals.iter().filter(|(_, variable)| is_shared(variable)).map(|(id, _)| id).collect();
    if shared.is_empty() {
        return None;
    }
    for &id in &shared {
        let props = &mut module.globals[id].props;
        props.linkage = Linkage::External;
        props.name = format!("__spirv_run_variable.{}.{}", id.index(), props.name.as_str().unwrap_or(""))
            .as_str()
            .into();
    }
    let mut variables = module.clone();
    for id in variables.functions.ids() {
        let function = &mut variables.functions[id];
        function.body = None;
        function.props.linkage = Linkage::External;
    }
    for id in shared {
        module.globals[id].initializer = None;
    }
    Some(variables)
}

/// Gives a function another name.
pub(crate) fn rename(module: &mut Module, from: &str, to: &str) {
    if let Some(id) = module.function_named(from) {
        module.functions[id].props.name = to.into();
    }
}

/// Lets products and sums be fused.
fn contract(module: &mut Module) {
    for body in module.functions.iter_mut().filter_map(|(_, function)| function.body.as_mut()) {
        for (_, inst) in body.insts.iter_mut() {
            if let InstKind::Binary { op: BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul, .. } = inst.kind {
                inst.flags |= Flags::CONTRACT;
            }
        }
    }
}

/// Removes the bodies of functions that `entry` does not call: LLVM would inline what they call from the library.
fn remove_unused(module: &mut Module, entry: &str) {
    let mut open: Vec<FunctionId> = module.function_named(entry).into_iter().collect();
    // Calls through constants with addresses of functions count.
    let mut named: Vec<ConstId> =
        module.globals.iter().filter_map(|(_, global)| global.initializer).collect();
    named.extend(module.aliases.iter().map(|(_, alias)| alias.aliasee));
    module.constants.iter().for_each(|(_, _, constant)| constant.for_each_operand(|part| named.push(part)));
    open.extend(named.into_iter().filter_map(|part| module.as_function(Value::Const(part))));
    let mut used = vec![false; module.functions.len()];
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut used[id.index()], true) {
            continue;
        }
        for (_, _, inst) in module.functions[id].body.iter().flat_map(|body| body.instructions()) {
            inst.kind.for_each_operand(|operand| open.extend(module.as_function(operand)));
        }
    }
    for (_, function) in module.functions.iter_mut().filter(|(id, _)| !used[id.index()]) {
        function.body = None;
        function.props.linkage = Linkage::External;
        function.props.comdat = None;
        function.attachments.clear();
    }
}

/// Makes `entry` the only symbol that others may see, and all functions part of it.
fn isolate(module: &mut Module, entry: &str) {
    for (_, variable) in module.globals.iter_mut() {
        if variable.initializer.is_some() {
            variable.props.linkage = Linkage::Internal;
            variable.props.comdat = None;
        }
    }
    for id in module.functions.ids() {
        let function = &mut module.functions[id];
        let is_entry = function.props.name.as_str() == Some(entry);
        if function.body.is_none() {
            continue;
        }
        if !is_entry {
            function.props.linkage = Linkage::Internal;
        }
        function.props.comdat = None;
        inline(module, id, !is_entry);
    }
}

/// Sets whether a function is inlined into its callers, whatever the compiler of the source chose.
pub(crate) fn inline(module: &mut Module, id: FunctionId, always: bool) {
    let others = [AttrKind::NO_INLINE, AttrKind::OPT_NONE, AttrKind::ALWAYS_INLINE];
    module.change_attributes(id, |set| {
        set.retain(|attribute| attribute.kind().is_none_or(|kind| !others.contains(&kind)));
        if always {
            set.push(Attribute::Enum(AttrKind::ALWAYS_INLINE));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_other_kernels_have_no_bodies() {
        let ir = "@table = addrspace(2) constant [1 x ptr] [ptr @in_table]\n\
            define spir_func void @in_table() {\n  ret void\n}\n\
            define spir_func void @called() {\n  ret void\n}\n\
            define spir_func void @other() {\n  ret void\n}\n\
            define spir_kernel void @k() {\n  call spir_func void @called()\n  ret void\n}\n\
            define spir_kernel void @l() {\n  call spir_func void @other()\n  ret void\n}\n";
        let mut module =
            read(&spirv_llvm::assemble_llvm(ir.as_bytes(), &Options::default()).unwrap().bytes).unwrap();
        remove_unused(&mut module, "k");
        let defined = module.functions.iter().filter(|(_, function)| function.body.is_some());
        let mut names: Vec<_> = defined.filter_map(|(_, function)| function.props.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["called", "in_table", "k"]);
    }

    #[test]
    fn opaque_types_become_pointers() {
        let text = "%a = alloca [2 x target(\"spirv.Event\")]\ndeclare void @f(target(\"spirv.SampledImage\", target(\"spirv.Image\", void, 1), 0) %0, ptr %1)\n";
        assert_eq!(
            pointers_for_opaque_types(text),
            "%a = alloca [2 x ptr]\ndeclare void @f(ptr %0, ptr %1)\n"
        );
        assert_eq!(pointers_for_opaque_types("target(\"spirv.Image\", void"), "ptr");
    }
}
