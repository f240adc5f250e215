//! Symbols, named metadata and module flags.

use super::Errors;
use super::attributes;
use super::constants::no_assembly;
use super::types::{describe, is_storable};
use crate::attributes::AttrKind;
use crate::constants::Constant;
use crate::data_layout::DataLayout;
use crate::debug_info::DiKind;
use crate::function::Function;
use crate::global::{CallingConv, GlobalProps, GlobalVariable, Linkage};
use crate::intrinsics::Row;
use crate::metadata::Metadata;
use crate::module::Module;
use crate::types::{Type, TypeId};
use rustc_hash::FxHashSet;

pub(super) fn check(module: &Module, errors: &mut Errors) {
    unique_names(module, errors);
    let layout = module.data_layout.to_string_lossy();
    if let Err(error) = DataLayout::parse(&layout) {
        errors.at("target datalayout");
        errors.push(error.to_string());
    }
    for global in module.globals.values() {
        errors.at(format!("global @{}", global.props.name));
        variable(module, global, errors);
    }
    for alias in module.aliases.values() {
        errors.at(format!("alias @{}", alias.props.name));
        symbol(&alias.props, errors);
        let ty = module.constants.ty(alias.aliasee);
        errors.require(module.types.address_space(ty) == Some(alias.props.address_space), || {
            "an alias stands for a pointer of its own address space".to_owned()
        });
        no_assembly(module, alias.aliasee, errors);
        let undefined = matches!(module.constants[alias.aliasee], Constant::Undef | Constant::Poison);
        errors.require(!undefined, || "an alias stands for a symbol or an expression".to_owned());
        let declared = match module.constants[alias.aliasee] {
            Constant::Global(id) => module.globals[id].initializer.is_none(),
            Constant::Function(id) => module.functions[id].body.is_none(),
            _ => false,
        };
        errors.require(!declared, || "an alias stands for something that is defined".to_owned());
    }
    for ifunc in module.ifuncs.values() {
        errors.at(format!("ifunc @{}", ifunc.props.name));
        symbol(&ifunc.props, errors);
        let ty = module.constants.ty(ifunc.resolver);
        errors.require(module.types.address_space(ty).is_some(), || {
            "the resolver of an ifunc must be a pointer".to_owned()
        });
    }
    for function in module.functions.values() {
        errors.at(format!("function @{}", function.props.name));
        function_head(module, function, errors);
    }
    named_metadata(module, errors);
}

fn unique_names(module: &Module, errors: &mut Errors) {
    let mut seen = FxHashSet::default();
    let props = (module.globals.values().map(|g| &g.props))
        .chain(module.functions.values().map(|f| &f.props))
        .chain(module.aliases.values().map(|a| &a.props))
        .chain(module.ifuncs.values().map(|i| &i.props));
    for props in props {
        if !props.name.is_empty() && !seen.insert(props.name.as_bytes()) {
            errors.at(format!("symbol @{}", props.name));
            errors.push("two symbols have this name");
        }
    }
}

fn is_declaration_linkage(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::External | Linkage::ExternWeak)
}

/// Rules for every symbol.
fn symbol(props: &GlobalProps, errors: &mut Errors) {
    let align = props.align;
    errors.require(align == 0 || (align.is_power_of_two() && align <= 1 << 32), || {
        "an alignment is a power of two, at most 4294967296".to_owned()
    });
    let local = props.linkage.is_local();
    errors.require(!local || props.visibility == Default::default(), || {
        "a symbol with local linkage has default visibility".to_owned()
    });
    errors.require(!props.name.as_bytes().contains(&0), || "a name contains no zero byte".to_owned());
}

fn storable_value(module: &Module, ty: TypeId) -> bool {
    // A global may have an opaque struct type while it is only declared.
    is_storable(&module.types, ty) || matches!(module.types[ty], Type::NamedStruct(_))
}

fn variable(module: &Module, global: &GlobalVariable, errors: &mut Errors) {
    symbol(&global.props, errors);
    errors.require(storable_value(module, global.value_type), || {
        format!("a variable cannot have type '{}'", describe(&module.types, global.value_type))
    });
    let Some(initializer) = global.initializer else {
        errors.require(global.props.comdat.is_none(), || "a declaration is in no comdat".to_owned());
        errors.require(is_declaration_linkage(global.props.linkage), || {
            "a variable without an initializer has linkage external or extern_weak".to_owned()
        });
        return;
    };
    no_assembly(module, initializer, errors);
    let ty = module.constants.ty(initializer);
    errors.require(ty == global.value_type, || {
        format!(
            "the initializer has type '{}', the variable '{}'",
            describe(&module.types, ty),
            describe(&module.types, global.value_type)
        )
    });
    errors.require(global.props.linkage != Linkage::ExternWeak, || {
        "a variable with linkage extern_weak has no initializer".to_owned()
    });
    if global.props.linkage == Linkage::Common {
        let valid =
            module.constants.is_zero(initializer) && !global.is_constant && global.props.comdat.is_none();
        errors.require(valid, || {
            "a variable with linkage common is zero, not constant, and in no comdat".to_owned()
        });
    }
    if global.props.linkage == Linkage::Appending {
        errors.require(matches!(module.types[global.value_type], Type::Array { .. }), || {
            "a variable with linkage appending is an array".to_owned()
        });
    }
}

fn function_head(module: &Module, function: &Function, errors: &mut Errors) {
    symbol(&function.props, errors);
    let Some((_, params, _)) = module.types.function_parts(function.ty) else {
        errors.push("the type of a function must be a function type");
        return;
    };
    errors.require(function.params.len() == params.len(), || {
        format!("{} parameters for a type with {}", function.params.len(), params.len())
    });
    let linkage = function.props.linkage;
    match &function.body {
        Some(_) => {
            errors.require(linkage != Linkage::ExternWeak, || {
                "a function with linkage extern_weak has no body".to_owned()
            });
            errors.require(!function.props.name.starts_with("llvm."), || {
                "names that begin with 'llvm.' are for intrinsics, which have no body".to_owned()
            });
        }
        None => {
            errors.require(function.props.comdat.is_none(), || "a declaration is in no comdat".to_owned());
            errors.require(is_declaration_linkage(linkage), || {
                "a function without a body has linkage external or extern_weak".to_owned()
            });
        }
    }
    errors.require(!matches!(linkage, Linkage::Common | Linkage::Appending), || {
        "a function cannot have linkage common or appending".to_owned()
    });
    attributes::check_list_length(module, function.attributes, params.len(), errors);
    signature(module, function, errors);
}

/// Rules of the calling convention and the name for a function's type.
fn signature(module: &Module, function: &Function, errors: &mut Errors) {
    let Some((ret, params, vararg)) = module.types.function_parts(function.ty) else { return };
    if function.calling_conv == CallingConv::SPIR_KERNEL {
        errors.require(module.types[ret] == Type::Void, || "a kernel returns nothing".to_owned());
        let attributes = &module.attributes;
        let is_result = |index| attributes.has(attributes.param(function.attributes, index), AttrKind::SRET);
        errors.require(!(0..params.len()).any(is_result), || {
            "a kernel has no parameter for its result (sret)".to_owned()
        });
    }
    if matches!(function.calling_conv, CallingConv::SPIR_KERNEL | CallingConv::FAST) {
        errors.require(!vararg, || "functions of this calling convention are not variadic".to_owned());
    }
    if let Some(row) = Row::find(function.props.name.as_bytes())
        && let Some((ret, ..)) = module.types.function_parts(function.ty)
    {
        let gives_value = module.types[ret] != Type::Void;
        errors.require(gives_value == row.gives_value(), || {
            let what = if row.gives_value() { "a value" } else { "nothing" };
            format!("the intrinsic {} gives {what}", row.name)
        });
    }
    if !function.props.name.starts_with("llvm.") {
        let is_internal = |ty: TypeId| matches!(module.types[ty], Type::Token | Type::X86Amx);
        let metadata = params.iter().any(|&ty| module.types[ty] == Type::Metadata);
        errors.require(!metadata && !is_internal(ret) && !params.iter().any(|&ty| is_internal(ty)), || {
            "only intrinsics take and return metadata, 'token' and 'x86_amx'".to_owned()
        });
    }
}

fn named_metadata(module: &Module, errors: &mut Errors) {
    for named in &module.named_metadata {
        errors.at(format!("metadata !{}", named.name));
        for &operand in &named.operands {
            match &module.metadata[operand] {
                Metadata::String(_) | Metadata::Constant(_) => {
                    errors.push("the operands of named metadata are nodes");
                }
                Metadata::Debug(node)
                    if named.name == "llvm.dbg.cu" && node.kind != DiKind::DICompileUnit =>
                {
                    errors.push("the operands of !llvm.dbg.cu are compile units");
                }
                Metadata::Debug(_) if named.name == "llvm.module.flags" => module_flag(module, &[], errors),
                Metadata::Tuple { operands, .. } if named.name == "llvm.module.flags" => {
                    module_flag(module, operands, errors);
                }
                _ => {}
            }
        }
    }
}

/// A module flag: behavior, name, value.
fn module_flag(module: &Module, operands: &[Option<crate::metadata::MdId>], errors: &mut Errors) {
    let [behavior, name, _value] = operands else {
        errors.push("a module flag has three operands: behavior, name, value");
        return;
    };
    let number = behavior.and_then(|id| module.md_u64(id));
    errors.require(number.is_some_and(|b| (1..=8).contains(&b)), || {
        "the behavior of a module flag is a number from 1 to 8".to_owned()
    });
    errors.require(name.is_some_and(|id| module.md_string(id).is_some()), || {
        "the name of a module flag is a string".to_owned()
    });
}
