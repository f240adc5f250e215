//! Linkage: the visibility of a function or a variable to other modules.

use crate::lower::module::decorations::{Literal, state_decoration};
use crate::lower::module::{Globals, aux_data, open_initializers};
use crate::lower::output::Report;
use crate::lower::output::decorations::Target;
use llvm_model::global::{ComdatKind, DllStorage, UnnamedAddr};
use llvm_model::{GlobalProps, GlobalVariable, Linkage, Module, Visibility};
use spirv_mapping::convention::{amd, linkage};
use spirv_module::{Decoration, Id, LinkageType, Operands};
use translate_common::Lost;
use translate_common::forms::NamelessVariables;
use translate_common::problems::LlvmModuleProblem;

/// The two kinds of symbols.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Kind {
    Function,
    Variable,
}

/// The linkage decoration of a symbol that is `defined` here or not.
pub(in crate::lower) fn decorate_linkage(
    globals: &mut Globals<'_>,
    target: Id,
    props: &GlobalProps,
    defined: bool,
    kind: Kind,
) {
    let exports_nameless = kind == Kind::Variable
        && globals.input().options.forms().nameless_variables == NamelessVariables::Exported;
    let linkage = match linkage::linkage_type(props.linkage) {
        _ if props.linkage.is_local() => return,
        // No other module can name it, so it is the module's own.
        _ if defined && props.name.is_empty() && !exports_nameless => return,
        _ if !defined
            && props.linkage == Linkage::ExternWeak
            && globals.input().options.asks_for(linkage::WEAK_EXTENSION) =>
        {
            LinkageType::WeakAMD
        }
        _ if !defined => LinkageType::Import,
        Some((LinkageType::WeakAMD, _)) if !globals.input().options.asks_for(linkage::WEAK_EXTENSION) => {
            globals.report().lose(Lost::Linkage(props.linkage));
            LinkageType::Export
        }
        Some((LinkageType::LinkOnceODR, true))
            if !globals.input().options.spirv.extensions.allows(linkage::ODR_EXTENSION) =>
        {
            globals.report().lose(Lost::Linkage(props.linkage));
            LinkageType::Export
        }
        Some((linkage, is_exact)) => {
            if !is_exact {
                globals.report().lose(Lost::Linkage(props.linkage));
            }
            linkage
        }
        None if props.linkage == Linkage::AvailableExternally && globals.input().options.keeps_aux_data() => {
            return aux_data::keep_available_externally(globals, target);
        }
        None => return globals.report().lose(Lost::Linkage(props.linkage)),
    };
    if linkage == LinkageType::Import && props.linkage == Linkage::ExternWeak {
        globals.report().lose(Lost::Linkage(Linkage::ExternWeak));
    }
    if props.name.is_empty() && !defined {
        globals.report().problem(LlvmModuleProblem::NamelessSymbol);
        return;
    }
    let operands = Operands::new().bytes(props.name.as_bytes()).word(linkage);
    globals.out().decorate(target, Decoration::LinkageAttributes, &operands);
}

/// Reports the properties of a symbol without an equivalent in SPIR-V.
pub(in crate::lower) fn lose_properties(report: &mut Report<'_>, module: &Module, props: &GlobalProps) {
    if props.visibility != Visibility::Default {
        report.lose(Lost::Visibility(props.visibility));
    }
    if props.dll_storage != DllStorage::Default {
        report.lose(Lost::DllStorage);
    }
    if !props.section.is_empty() {
        report.lose(Lost::Section(props.section.to_string()));
    }
    if props.unnamed_addr != UnnamedAddr::None {
        report.lose(Lost::UnnamedAddr);
    }
    // One that takes any duplicate groups symbols for linkers of object files; which ones are merged is the linkage's matter.
    let comdat = props.comdat.and_then(|comdat| module.comdats.get(comdat));
    if comdat.is_some_and(|comdat| comdat.kind != ComdatKind::Any) {
        report.lose(Lost::Comdat);
    }
    if !props.partition.is_empty() {
        report.lose(Lost::Partition);
    }
}

/// As [`lose_properties`], for properties of variables only.
pub(in crate::lower) fn lose_global_properties(globals: &mut Globals<'_>, global: &GlobalVariable) {
    let module = globals.module();
    lose_properties(globals.report(), module, &global.props);
}

/// States that the host gives a variable its value.
pub(in crate::lower) fn state_external_initializer(
    globals: &mut Globals<'_>,
    variable: Id,
    global: &GlobalVariable,
) {
    if !global.externally_initialized || open_initializers::is_open(globals.module(), global) {
        return;
    }
    if globals.input().options.spirv.extensions.allows(amd::USER_TYPE_EXTENSION) {
        let text = Literal::Text(amd::EXTERNALLY_INITIALIZED.into());
        state_decoration(globals, Target::variable(variable), Decoration::UserTypeGOOGLE, &[text]);
    } else {
        globals.report().lose(Lost::ExternallyInitialized);
    }
}
