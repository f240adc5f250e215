//! Memory that work-items share: without races, and with one result whatever their order.

use super::scope::{Place, Space};
use super::types::{Scalar, Type, UINT};
use super::{GROUP, INPUTS, Smith, Standard};

/// Elements of an array in local memory that belong to a work-item.
const OWN: usize = 4;
/// Operations of atomics, and the word of the shared buffer that only this operation changes.
const ATOMICS: [(&str, usize); 6] = [("add", 0), ("or", 1), ("and", 2), ("xor", 3), ("min", 4), ("max", 5)];
/// The word that loops of compare-and-exchange change.
const EXCHANGED: usize = 6;

/// The values of the shared buffer before a launch: the largest one where bits are cleared or minima found.
pub(super) fn initial(word: usize) -> u32 {
    if matches!(word, 2 | 4) { u32::MAX } else { 0 }
}

impl Smith<'_> {
    /// Declares arrays in local memory; each work-item has elements of its own, which all may read between barriers.
    pub(super) fn local_memory(&mut self) {
        for _ in 0..self.choices.below(3) {
            let (ty, name) = (self.any_type(), self.name("w"));
            self.line(&format!("local {ty} {name}[{}];", GROUP * OWN));
            for element in 0..OWN {
                let value = self.leaf(ty, true);
                self.line(&format!("{name}[lid * {OWN}u + {element}u] = {value};"));
            }
            let place = Place::variable(&format!("{name}[lid * {OWN}u + (@)]"), ty);
            self.places.push(Place { dimensions: vec![OWN], space: Some(Space::Local), ..place });
            self.local_arrays.push((name, ty));
        }
    }

    /// Writes a statement that all work-items of a group execute together.
    pub(super) fn shared_statement(&mut self) {
        if self.has_sub_groups && self.choices.rarely(2) {
            return self.function_of_sub_group();
        }
        if self.parameters.pipe && self.choices.rarely(2) {
            return self.pipe_statement();
        }
        match self.choices.below(5) {
            0 => self.exchange(),
            1 => self.local_counter(),
            2 => self.copy(),
            3 if self.standard == Standard::Cl20 => self.function_of_group(),
            _ => {
                let (name, rounds) = (self.name("i"), 1 + self.choices.below(3));
                self.line(&format!("for (uint {name} = 0; {name} < {rounds}u; {name}++) {{"));
                self.block(|smith| {
                    smith.statement();
                    smith.exchange();
                    smith.statement();
                });
                self.line("}");
            }
        }
    }

    fn local_array(&mut self) -> Option<(String, Type)> {
        let number = self.choices.below(self.local_arrays.len());
        self.local_arrays.get(number).cloned()
    }

    /// Reads elements of other work-items.
    fn exchange(&mut self) {
        let Some((name, ty)) = self.local_array() else {
            return self.declaration();
        };
        let index = self.expression(UINT, 1);
        let fence = self.choices.pick(&["", " | CLK_GLOBAL_MEM_FENCE"]).unwrap_or("");
        let barrier = match self.standard {
            Standard::Cl20 if self.choices.rarely(2) => "work_group_barrier",
            _ => "barrier",
        };
        self.line(&format!("{barrier}(CLK_LOCAL_MEM_FENCE{fence});"));
        self.declare(ty, &format!("{name}[{index} & {}u]", GROUP * OWN - 1));
        self.line("barrier(CLK_LOCAL_MEM_FENCE);");
    }

    /// Counts in local memory.
    fn local_counter(&mut self) {
        let name = self.name("c");
        self.line(&format!("local uint {name};"));
        self.line(&format!("if (lid == 0) {name} = 0;"));
        self.line("barrier(CLK_LOCAL_MEM_FENCE);");
        let value = self.expression(UINT, 1);
        let operation = self.choices.pick(&["add", "or", "xor", "max"]).unwrap_or("add");
        let call = self.atomic_call(operation, "local", &name, &value);
        self.line(&format!("{call};"));
        self.line("barrier(CLK_LOCAL_MEM_FENCE);");
        self.declare(UINT, &name);
    }

    /// Copies a part of the input to local memory.
    fn copy(&mut self) {
        let (name, event) = (self.name("w"), self.name("e"));
        self.line(&format!("local uint {name}[{GROUP}];"));
        let start = self.choices.below(INPUTS - 2 * GROUP);
        let copy = match self.choices.below(2) {
            0 => format!("async_work_group_copy({name}, in + {start}, {GROUP}, 0)"),
            _ => format!("async_work_group_strided_copy({name}, in + {start}, {GROUP}, 2, 0)"),
        };
        self.line(&format!("event_t {event} = {copy};"));
        self.line(&format!("wait_group_events(1, &{event});"));
        let index = self.index(GROUP);
        self.declare(UINT, &format!("{name}[{index}]"));
    }

    /// Calls a function of OpenCL C 2.0 that combines the values of a work-group.
    fn function_of_group(&mut self) {
        let (ty, value, combination) = self.combination();
        match self.choices.below(3) {
            0 => self.declare(ty, &format!("work_group_{combination}({value})")),
            1 => {
                let lane = self.choices.below(GROUP);
                self.declare(ty, &format!("work_group_broadcast({value}, {lane})"))
            }
            _ => {
                let condition = self.condition(1);
                let function = self.choices.pick(&["any", "all"]).unwrap_or("any");
                let call = format!("(uint)(work_group_{function}({condition}) != 0)");
                self.declare(UINT, &call)
            }
        };
    }

    /// A value of each work-item, and the end of the name of a function that combines them, such as `reduce_add`.
    pub(super) fn combination(&mut self) -> (Type, String, String) {
        let scalar = self.choices.pick(&[Scalar::UInt, Scalar::Int, Scalar::ULong, Scalar::Long]);
        let ty = Type::scalar(scalar.unwrap_or(Scalar::UInt));
        let value = self.expression(ty, 1);
        let kind = self.choices.pick(&["reduce", "scan_exclusive", "scan_inclusive"]).unwrap_or("reduce");
        // A sum of signed integers may overflow.
        let operations: &[&str] =
            if ty.scalar.is_signed() { &["min", "max"] } else { &["add", "min", "max"] };
        let operation = self.choices.pick(operations).unwrap_or("max");
        (ty, value, format!("{kind}_{operation}"))
    }

    /// Changes a word of the shared buffer; the result of the atomic depends on the order, and is not used.
    pub(super) fn atomic(&mut self) {
        if !self.is_kernel {
            return self.assignment();
        }
        let value = self.expression(UINT, 1);
        if self.choices.rarely(5) {
            let (old, seen) = (self.name("o"), self.name("o"));
            let word = format!("&shared[{EXCHANGED}]");
            let step = self.leaf(UINT, true);
            self.line(&format!("uint {old}, {seen} = atomic_or({word}, 0u);"));
            return self.line(&format!(
                "do {{ {old} = {seen}; {seen} = atomic_cmpxchg({word}, {old}, {old} + {step}); }} while ({seen} != {old});"
            ));
        }
        let (operation, word) = self.choices.pick(&ATOMICS).unwrap_or(ATOMICS[0]);
        let call = self.atomic_call(operation, "global", &format!("shared[{word}]"), &value);
        self.line(&format!("{call};"));
    }

    fn atomic_call(&mut self, operation: &str, space: &str, place: &str, value: &str) -> String {
        let orders = [
            "memory_order_relaxed",
            "memory_order_acquire",
            "memory_order_release",
            "memory_order_acq_rel",
            "memory_order_seq_cst",
        ];
        match (self.standard, operation, self.choices.below(3)) {
            (Standard::Cl20, _, 1) => {
                let order = self.choices.pick(&orders).unwrap_or("memory_order_relaxed");
                let scope = if space == "local" { "work_group" } else { "device" };
                format!(
                    "atomic_fetch_{operation}_explicit((volatile {space} atomic_uint *)&{place}, {value}, {order}, memory_scope_{scope})"
                )
            }
            // A pointer to the generic address space.
            (Standard::Cl20, _, 2) => {
                format!(
                    "atomic_fetch_{operation}_explicit((volatile atomic_uint *)&{place}, {value}, memory_order_relaxed, memory_scope_device)"
                )
            }
            (_, "add", 1) => format!("atomic_inc(&{place})"),
            (_, "add", 2) => format!("atomic_sub(&{place}, {value})"),
            _ => format!("atomic_{operation}(&{place}, {value})"),
        }
    }
}
