//! Giving the address spaces of a module other numbers.

use crate::constants::{Constant, ConstantExpr};
use crate::instruction::{InstKind, Value};
use crate::module::Module;
use crate::name::Name;
use crate::opcode::CastOp;
use crate::types::{Type, Types};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The highest number of an address space (LangRef, "Pointer Type": 24 bits).
pub const MAX_ADDRESS_SPACE: u32 = (1 << 24) - 1;

/// Two address spaces would be one: casts between them would be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressSpaceClash {
    /// The two, as they are numbered.
    pub spaces: [u32; 2],
    /// The number that both would have.
    pub number: u32,
}

impl fmt::Display for AddressSpaceClash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.spaces;
        write!(f, "the address spaces {a} and {b} would both be {}", self.number)
    }
}

impl std::error::Error for AddressSpaceClash {}

impl Module {
    /// Gives address spaces other numbers: those that `map` has; and all functions `functions`, if that is some number. The
    /// data layout says where variables of functions, global variables and functions are then. Names of intrinsics follow
    /// their types; those of other functions stay, whatever they say of address spaces.
    ///
    /// # Errors
    /// Two address spaces that pointers of the module have would be one. Nothing is changed then.
    pub fn map_address_spaces(
        &mut self,
        map: &BTreeMap<u32, u32>,
        functions: Option<u32>,
    ) -> Result<(), AddressSpaceClash> {
        let mapped = |space: u32| map.get(&space).copied().unwrap_or(space);
        self.types.map_pointers(&mapped)?;
        self.renumber_symbols(&mapped, functions);
        self.move_addresses();
        self.relayout(&mapped, functions);
        Ok(())
    }

    /// Gives the address spaces of symbols other numbers; names of intrinsics follow.
    pub(crate) fn renumber_symbols(&mut self, mapped: &dyn Fn(u32) -> u32, functions: Option<u32>) {
        for (_, global) in self.globals.iter_mut() {
            global.props.address_space = mapped(global.props.address_space);
        }
        for (_, alias) in self.aliases.iter_mut() {
            alias.props.address_space = mapped(alias.props.address_space);
        }
        for (_, function) in self.functions.iter_mut() {
            let props = &mut function.props;
            // Functions are not in the memory of the variables of functions, though both have number 0.
            let own = if props.address_space == 0 { 0 } else { mapped(props.address_space) };
            props.address_space = functions.unwrap_or(own);
            if let Some(name) = renamed(&props.name, mapped) {
                props.name = name;
            }
        }
    }

    /// Gives the data layout the numbers of the memory of variables and functions.
    pub(crate) fn relayout(&mut self, mapped: &dyn Fn(u32) -> u32, functions: Option<u32>) {
        let layout = self.data_layout.to_string_lossy().into_owned();
        self.data_layout = new_layout(&layout, mapped, functions).into();
    }

    /// Gives the addresses of functions and variables the type of their address space. Uses other than calls need a cast to the
    /// previous type.
    pub(crate) fn move_addresses(&mut self) {
        let addresses: Vec<_> = self
            .constants
            .iter()
            .filter_map(|(id, ty, constant)| match constant {
                Constant::Function(function) => {
                    Some((id, ty, constant.clone(), self.functions[*function].props.address_space))
                }
                Constant::Global(global) => {
                    Some((id, ty, constant.clone(), self.globals[*global].props.address_space))
                }
                _ => None,
            })
            .collect();
        let mut moved = BTreeMap::new();
        for (id, ty, address, space) in addresses {
            let own = self.types.ptr(space);
            if own == ty {
                continue;
            }
            let new = self.constants.intern(own, address);
            let cast = ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: new };
            self.constants.replace(id, ty, Constant::Expr(Box::new(cast)));
            moved.insert(id, new);
        }
        if moved.is_empty() {
            return;
        }
        for (_, function) in self.functions.iter_mut() {
            for (_, inst) in function.body.iter_mut().flat_map(|body| body.insts.iter_mut()) {
                if let InstKind::Call(call) = &mut inst.kind
                    && let Value::Const(id) = call.callee
                    && let Some(new) = moved.get(&id)
                {
                    call.callee = Value::Const(*new);
                }
            }
        }
    }
}

impl Types {
    /// Gives the address spaces of pointer types other numbers; all types keep their ids.
    fn map_pointers(&mut self, mapped: &dyn Fn(u32) -> u32) -> Result<(), AddressSpaceClash> {
        let spaces: BTreeSet<u32> = self
            .iter()
            .filter_map(|(_, ty)| if let Type::Pointer(space) = ty { Some(*space) } else { None })
            .collect();
        let mut from = BTreeMap::new();
        for space in spaces {
            if let Some(other) = from.insert(mapped(space), space) {
                return Err(AddressSpaceClash { spaces: [other, space], number: mapped(space) });
            }
        }
        // By way of numbers that no address space has, so that no two types are ever equal.
        let beyond = |space: u32| space | 1 << 31;
        self.replace_pointers(|space| beyond(mapped(space)));
        self.replace_pointers(|space| space & !(1 << 31));
        Ok(())
    }
}

/// Returns the name of an intrinsic for types with other address spaces; `None` if it is not an intrinsic.
fn renamed(name: &Name, mapped: impl Fn(u32) -> u32) -> Option<Name> {
    let text = name.as_str().filter(|text| text.starts_with("llvm."))?;
    let parts = text.split('.').map(|part| {
        let at = part.find('p').filter(|&at| is_vector(&part[..at]));
        let space = at.and_then(|at| part.get(at + 1..)).and_then(|digits| digits.parse().ok());
        match (at, space) {
            (Some(at), Some(space)) => format!("{}p{}", &part[..at], mapped(space)),
            _ => part.to_owned(),
        }
    });
    Some(parts.collect::<Vec<_>>().join(".").into())
}

/// Returns whether this is the prefix of the element in the name of a vector type, or nothing.
fn is_vector(text: &str) -> bool {
    let count = text.strip_prefix("nxv").or_else(|| text.strip_prefix('v'));
    text.is_empty()
        || count.is_some_and(|count| !count.is_empty() && count.bytes().all(|b| b.is_ascii_digit()))
}

/// The data layout with other numbers for the memory of variables and functions.
fn new_layout(layout: &str, mapped: impl Fn(u32) -> u32, functions: Option<u32>) -> String {
    let is = |part: &str, kind: char| {
        part.strip_prefix(kind)
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    let number = |kind: char| {
        let part = layout.split('-').find(|part| is(part, kind));
        part.and_then(|part| part[1..].parse().ok()).unwrap_or(0)
    };
    let mut parts: Vec<String> = layout
        .split('-')
        .filter(|part| !part.is_empty() && !['A', 'G', 'P'].iter().any(|kind| is(part, *kind)))
        .map(str::to_owned)
        .collect();
    let spaces = [
        ('A', mapped(number('A'))),
        ('G', mapped(number('G'))),
        ('P', functions.unwrap_or_else(|| number('P'))),
    ];
    parts.extend(
        spaces.into_iter().filter(|(_, space)| *space != 0).map(|(kind, space)| format!("{kind}{space}")),
    );
    parts.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_intrinsics_follow_their_types() {
        let mapped = |space: u32| [5, 1, 4, 3, 0].get(space as usize).copied().unwrap_or(space);
        let of = |name: &str| renamed(&name.into(), mapped).map(|name| name.to_string_lossy().into_owned());
        assert_eq!(of("llvm.memcpy.p1.p0.i64").as_deref(), Some("llvm.memcpy.p1.p5.i64"));
        assert_eq!(of("llvm.masked.gather.v4i32.v4p4").as_deref(), Some("llvm.masked.gather.v4i32.v4p0"));
        assert_eq!(of("llvm.ptr.annotation.p2.p2").as_deref(), Some("llvm.ptr.annotation.p4.p4"));
        assert_eq!(of("llvm.experimental.gc.p"), Some("llvm.experimental.gc.p".to_owned()));
        assert_eq!(of("memcpy.p0"), None);
    }

    #[test]
    fn the_data_layout_says_where_memory_is() {
        let mapped = |space: u32| if space == 0 { 5 } else { space };
        assert_eq!(new_layout("e-i64:64-G1", mapped, None), "e-i64:64-A5-G1");
        assert_eq!(new_layout("e-p:32:32-G1", |space| 7 * space, Some(2)), "e-p:32:32-G7-P2");
        assert_eq!(new_layout("e-G1", |_| 0, None), "e");
    }

    #[test]
    fn two_that_become_one_are_refused() {
        let mut types = Types::default();
        let (zero, four) = (types.ptr(0), types.ptr(4));
        let clash = types.map_pointers(&|space| if space == 4 { 0 } else { space }).unwrap_err();
        assert_eq!(clash.to_string(), "the address spaces 0 and 4 would both be 0");
        types.map_pointers(&|space| 4 - space).expect("they change places");
        assert_eq!((types.address_space(zero), types.address_space(four)), (Some(4), Some(0)));
    }
}
