//! Variables: global variables, which a host finds by name.

use super::addresses::is_natural;
use crate::convert::Converter;
use crate::form::Form;
use crate::home::{Home, decoration};
use crate::layout::{Layout, Layouts};
use crate::problem::Res;
use llvm_model::{Constant, GlobalProps, GlobalVariable, Linkage, Module};
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::memory;
use translate_common::problems::ExecutableProblem;

/// The global variable that stands for one of the storage class `class`.
pub(crate) fn declare(
    from: &Module,
    out: &mut Module,
    converter: &mut Converter<'_>,
    layouts: &Layouts<'_>,
    form: &Form,
    (global, class): (&GlobalVariable, StorageClass),
) -> Res<Home> {
    let layout = match memory::EXPLICIT_LAYOUT.contains(&class) {
        true => Some(layouts.of_resource(global.value_type)?),
        false => None,
    };
    if matches!(layout.as_deref(), Some(Layout::Resources(_))) {
        return Err(ExecutableProblem::MlirBuffers.into());
    }
    let value_type = match &layout {
        None => converter.memory_ty(from, out, global.value_type)?,
        Some(layout) => {
            let natural = converter.ty(from, out, global.value_type)?;
            match is_natural(out, &form.host.data_layout, natural, layout) {
                true => natural,
                // Members that LLVM would have elsewhere are reached by their bytes.
                false => {
                    let size = crate::layout::size(from, global.value_type, layout)
                        .ok_or(ExecutableProblem::TooLarge)?;
                    let byte = out.types.int(8);
                    out.types.array(byte, size)
                }
            }
        }
    };
    let number = |wanted| decoration(from, global, wanted);
    let mut name = global.props.name.to_string_lossy().into_owned();
    if let (Some(set), Some(binding)) = (number(Decoration::DescriptorSet), number(Decoration::Binding)) {
        name += &format!("_descriptor_set{set}_binding{binding}");
    }
    let is_own = matches!(class, StorageClass::Private | StorageClass::Workgroup);
    let linkage = if is_own { Linkage::Private } else { Linkage::External };
    let props = GlobalProps { name: name.as_str().into(), linkage, ..GlobalProps::default() };
    let mut new = GlobalVariable::declaration(props, value_type);
    new.is_constant =
        matches!(class, StorageClass::Input | StorageClass::UniformConstant | StorageClass::PushConstant);
    if is_own {
        let initial = global.initializer.filter(|&initial| !is_nothing(&from.constants[initial]));
        new.initializer = Some(match initial {
            Some(initial) if converter.ty(from, out, global.value_type)? == value_type => {
                converter.constant(from, out, initial)?
            }
            Some(_) => {
                return Err(ExecutableProblem::MlirBooleans.into());
            }
            None => out.constants.intern(value_type, Constant::Undef),
        });
    }
    Ok(Home::Global(out.globals.push(new), layout))
}

fn is_nothing(constant: &Constant) -> bool {
    matches!(constant, Constant::Undef | Constant::Poison)
}
