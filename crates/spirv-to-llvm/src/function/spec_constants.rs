//! Specialization constants of shaders whose values are still to be chosen: `__spirv_SpecConstant(i32 number, T default)`,
//! called at the beginning of each function that uses one.

use crate::fail::{Res, invalid};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::late::make_at;
use crate::module::constants::OpenConstant;
use crate::module::spelling::{OperandType, SpellingKey, spell};
use crate::operands::result_type;
use llvm_model::Value;
use spirv_mapping::Inst;
use spirv_module::Op;

/// The value of the open constant `id` in this function.
pub(crate) fn value(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Value> {
    if let Some(&known) = f.spec_constants.get(&id) {
        return Ok(known);
    }
    let open = f.raise.spec_constants.open(id).cloned();
    let open = open.ok_or_else(|| invalid!("%{id} is no specialization constant"))?;
    let inst = f.raise.ids.definition(id).ok_or_else(|| invalid!("id %{id} is not defined"))?;
    let ty = result_type(inst)?;
    let (op, operands, args) = match open {
        OpenConstant::Scalar(number) => {
            let default = Value::Const(f.raise.ids.constant(id)?);
            let number = f.int(f.i32, u64::from(number));
            let operands = vec![(OperandType::Literal, None), (OperandType::Of(ty), None)];
            (Op::SpecConstant, operands, vec![number, default])
        }
        OpenConstant::Composite(members) => {
            let operands = members.iter().map(|&member| (OperandType::Of(f.raise.ids.type_of(member)), None));
            let operands = operands.collect();
            let args = members.iter().map(|&member| f.value(member)).collect::<Res<Vec<_>>>()?;
            (Op::SpecConstantComposite, operands, args)
        }
    };
    let key = SpellingKey {
        inst: Inst::Core(op),
        operands,
        result: ty,
        saturated: false,
        rounding: None,
        element: None,
        component: None,
        lanes: None,
        friendly: false,
    };
    let spelled = spell(f.raise, key, inst)?;
    let beginning = f.build.beginning()?;
    let value = make_at(f, beginning, |f| call_spelled(f, &spelled, args))?;
    if let Value::Inst(call) = value
        && f.raise.signs.has(ty)
    {
        f.mark_signed(call);
    }
    f.spec_constants.insert(id, value);
    Ok(value)
}
