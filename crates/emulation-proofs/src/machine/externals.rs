//! Calls of functions without a body: numbers of work-items, functions of their arguments, and effects.

use super::names::mathematics;
use super::{Argument, Event, Machine};
use crate::bits::Bits;
use crate::semantics::{self, Scalar, Value};
use crate::undecided::Undecided;
use llvm_model::attributes::{AttrKind, Attribute};
use llvm_model::instruction::Call;
use llvm_model::{FunctionId, Type, TypeId};

/// The bits of the attribute `memory` that allow to write: the upper one of each pair.
const WRITES: u64 = 0xaaaa_aaaa_aaaa_aaaa;

/// Functions about work-items, without the prefix `get_`.
const WORK_ITEMS: &[&str] = &[
    "enqueued_local_size",
    "enqueued_num_sub_groups",
    "global_id",
    "global_linear_id",
    "global_offset",
    "global_size",
    "group_id",
    "local_id",
    "local_linear_id",
    "local_size",
    "max_sub_group_size",
    "num_groups",
    "num_sub_groups",
    "sub_group_id",
    "sub_group_local_id",
    "sub_group_size",
    "work_dim",
];

/// Functions that do not return, also if they are declared without that attribute.
const STOPPING: &[&str] = &["__spirv_AbortKHR", "abort"];

/// The effect of a function on memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// The result depends on the arguments only.
    None,
    /// It may read memory, or synchronize.
    Reads,
    /// It may write memory.
    Writes,
}

impl<'m> Machine<'m> {
    /// The result of a function without a body; `None` if it gives nothing.
    pub(super) fn external(
        &mut self,
        name: &str,
        function: FunctionId,
        call: &Call,
        args: &[Value],
        result: TypeId,
    ) -> Result<Option<Value>, Undecided> {
        if !self.world.is_open() {
            return Err(Undecided::Construct(format!("the function @{name}")));
        }
        if let Some(number) = work_item(name, args) {
            let width = self.width(result)?;
            return Ok(Some(Value::Scalar(Scalar::new(Bits::new(width, number)))));
        }
        let effect = self.effect(name, function, call, result);
        if effect == Effect::None {
            return self.pure_function(name, args, result).map(Some);
        }
        let mut scalars = Vec::new();
        args.iter().for_each(|arg| semantics::flatten(arg, &mut scalars));
        let known = self.with_widths(name, &scalars, result)?;
        let number = self.trace.len() as u64;
        let arguments = scalars.iter().map(|scalar| self.argument(scalar)).collect();
        self.trace.push(Event { name: known.clone(), arguments, memory: self.memory.clone() });
        if effect == Effect::Writes {
            self.memory.write_unknown();
            for (index, scalar) in scalars.iter().enumerate() {
                self.write_variable(&format!("{known} {number} {index}"), scalar);
            }
        }
        let attributes = &self.module.attributes;
        let never_returns = [self.module.functions[function].attributes, call.attributes]
            .iter()
            .any(|&list| attributes.has(attributes.list(list).function, AttrKind::NO_RETURN));
        self.stopped |= never_returns || STOPPING.contains(&ocl_mangle::source_name(name).unwrap_or(name));
        // The arguments are compared with the trace: the number of the call decides the result.
        let scalars = [Scalar::new(Bits::new(64, number))];
        match self.module.types[result] {
            Type::Void => Ok(None),
            _ => self.unknown_value(&known, &scalars, result).map(Some),
        }
    }

    /// The result of an unknown function that depends on its arguments only.
    pub(super) fn pure_function(
        &mut self,
        name: &str,
        args: &[Value],
        result: TypeId,
    ) -> Result<Value, Undecided> {
        let known = mathematics(name);
        let args = match known.as_ref().and_then(|known| known.operands) {
            Some(count) => args.get(..count).unwrap_or(args),
            None => args,
        };
        let name = known.as_ref().map_or(name, |known| &known.name);
        let lanes = self.module.types.lanes(result).map(|lanes| lanes as usize);
        let fits = |arg: &Value| match arg {
            Value::List(elements) => Some(elements.len()) == lanes,
            Value::Scalar(_) => lanes.is_none(),
        };
        if known.as_ref().is_some_and(|known| known.by_lanes) && args.iter().all(fits) {
            let width = self.width(self.module.types.scalar(result))?;
            return self.lanes(args, &mut |machine, lanes| {
                let operands: Vec<&Scalar> = lanes.iter().collect();
                Ok(machine.world.unknown(machine.script, name, &operands, width))
            });
        }
        let mut scalars = Vec::new();
        args.iter().for_each(|arg| semantics::flatten(arg, &mut scalars));
        let name = self.with_widths(name, &scalars, result)?;
        self.unknown_value(&name, &scalars, result)
    }

    /// The name of a function with the widths of its operands and results: a declaration with other ones is another function.
    fn with_widths(&self, name: &str, operands: &[Scalar], result: TypeId) -> Result<String, Undecided> {
        let widths = |scalars: &[Scalar]| {
            scalars.iter().map(|scalar| scalar.bits.width().to_string()).collect::<Vec<_>>().join(",")
        };
        let mut results = Vec::new();
        if self.module.types[result] != Type::Void {
            semantics::flatten(&self.fill(result, &Scalar::poison)?, &mut results);
        }
        Ok(format!("{name}({}){}", widths(operands), widths(&results)))
    }

    /// A value of unknown scalars.
    fn unknown_value(&mut self, name: &str, scalars: &[Scalar], ty: TypeId) -> Result<Value, Undecided> {
        let operands: Vec<&Scalar> = scalars.iter().collect();
        let shape = self.fill(ty, &|width| Scalar::new(Bits::new(width, 0)))?;
        let mut index = 0;
        self.lanes(&[shape], &mut |machine, lanes| {
            let width = lanes.first().map_or(1, |lane| lane.bits.width());
            index += 1;
            Ok(machine.world.unknown(machine.script, &format!("{name} {index}"), &operands, width))
        })
    }

    fn argument(&mut self, scalar: &Scalar) -> Argument {
        let variable = scalar.bits.small().and_then(|address| {
            let end = self.memory.variable_end(address)?;
            Some((address..end).map(|address| self.byte(address)).collect())
        });
        variable.map_or_else(|| Argument::Scalar(scalar.clone()), Argument::Variable)
    }

    /// An unknown function writes to the variable that an argument points to.
    fn write_variable(&mut self, name: &str, argument: &Scalar) {
        let Some((address, end)) =
            argument.bits.small().and_then(|address| Some((address, self.memory.variable_end(address)?)))
        else {
            return;
        };
        for byte in address..end {
            let offset = Scalar::new(Bits::new(64, byte - address));
            let value = self.world.unknown(self.script, name, &[&offset], 8);
            self.set_byte(byte, value);
        }
    }

    /// The effect of a function: by its attributes, and by its name if it is one of OpenCL C.
    fn effect(&self, name: &str, function: FunctionId, call: &Call, result: TypeId) -> Effect {
        let declared = [self.module.functions[function].attributes, call.attributes].map(|list| {
            let set = self.module.attributes.list(list).function;
            match self.module.attributes.find(set, AttrKind::MEMORY) {
                Some(Attribute::Int(_, memory)) => *memory,
                _ => u64::MAX,
            }
        });
        let [function, call] = declared;
        let is_void = self.module.types[result] == Type::Void;
        match function & call {
            0 => Effect::None,
            memory if memory & WRITES == 0 => Effect::Reads,
            _ if name.starts_with("llvm.") && !is_void => Effect::None,
            _ => effect_of_name(name),
        }
    }
}

/// The effect of a function of OpenCL C. Mathematics has none; barriers do not change the memory that one thread sees.
fn effect_of_name(name: &str) -> Effect {
    let Ok(demangled) = ocl_mangle::demangle(name) else { return Effect::Writes };
    let source = ocl_mangle::source_name(name).unwrap_or_default();
    let is_barrier = ["barrier", "work_group_barrier", "sub_group_barrier", "mem_fence", "read_mem_fence"]
        .contains(&source)
        || ["write_mem_fence", "atomic_work_item_fence", "__spirv_ControlBarrier", "__spirv_MemoryBarrier"]
            .contains(&source);
    if is_barrier {
        return Effect::Reads;
    }
    let is_of_numbers = demangled.params.iter().all(|param| match param {
        ocl_mangle::Type::Builtin(_) => true,
        ocl_mangle::Type::Vector { element, .. } => matches!(**element, ocl_mangle::Type::Builtin(_)),
        _ => false,
    });
    if is_of_numbers && mathematics(name).is_some() { Effect::None } else { Effect::Writes }
}

/// The name of a builtin variable without its prefix.
pub(super) fn builtin_variable(name: &str) -> Option<&str> {
    name.strip_prefix("__spirv_BuiltIn")
}

/// The number of a work-item, a size or another number of the launch.
pub(super) fn work_item_number(name: &str, index: u64) -> u64 {
    let is_size =
        name.contains("Size") || name.contains("size") || name.contains("num") || name.contains("Num");
    let is_size = is_size || name == "work_dim" || name == "WorkDim";
    let sum: u64 = name.bytes().map(u64::from).sum::<u64>() + 7 * index;
    if is_size { 2 + sum % 3 } else { sum % 4 }
}

/// The result of a function about the work-item.
fn work_item(name: &str, args: &[Value]) -> Option<u64> {
    let source = ocl_mangle::source_name(name).unwrap_or(name);
    let index = match args {
        [] => 0,
        [Value::Scalar(index)] => index.bits.small()?,
        _ => return None,
    };
    if let Some(variable) = builtin_variable(source) {
        return Some(work_item_number(variable, index));
    }
    let function = source.strip_prefix("get_")?;
    WORK_ITEMS.contains(&function).then(|| work_item_number(function, index))
}
