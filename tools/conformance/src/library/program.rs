//! Many cases as one program: where their inputs and outputs are in memory, and its text.
//!
//! Every kernel takes the same arguments: all inputs as bytes, the same once more as constant memory, all outputs, and
//! local memory. A kernel does several cases one after the other.

use super::case::{COUNT, Case, OWN, Place, Role, SUB_GROUP, input_name, output_name};
use super::types::Type;
use super::values::{self, Values};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// How many cases a kernel does.
const CASES_OF_A_KERNEL: usize = 8;

/// Where memory of a case begins: a multiple of the largest vector's size.
const ALIGNMENT: usize = 128;

/// Cases with the memory that they need.
pub(super) struct Program<'a> {
    pub(super) cases: &'a [Case],
    /// The bytes of all inputs.
    pub(super) input: Vec<u8>,
    /// How many bytes all outputs have.
    pub(super) output_size: usize,
    /// For each case, where its inputs begin.
    inputs: Vec<Vec<usize>>,
    /// For each case, where its outputs begin.
    outputs: Vec<Vec<usize>>,
    pub(super) kernels: Vec<Kernel>,
}

/// A kernel: cases that run over as many work-items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Kernel {
    /// Its name is `k` and this number.
    pub(super) number: usize,
    pub(super) items: usize,
    pub(super) in_sub_groups: bool,
    /// Numbers of cases.
    cases: Vec<usize>,
}

impl<'a> Program<'a> {
    /// Lays out the memory of these cases; `seed` decides on the random values.
    pub(super) fn new(cases: &'a [Case], seed: u64) -> Program<'a> {
        let mut program = Program {
            cases,
            input: Vec::new(),
            output_size: 0,
            inputs: Vec::new(),
            outputs: Vec::new(),
            kernels: Vec::new(),
        };
        let mut known = BTreeMap::new();
        for (number, case) in cases.iter().enumerate() {
            let arity = case.inputs.len();
            let places = case.inputs.iter().enumerate().map(|(at, input)| {
                let key = format!("{:?} {:?} {at} {arity}", input.ty.scalar, input.values);
                *known
                    .entry(key)
                    .or_insert_with(|| program.add_input(input.ty, input.values, at, arity, seed))
            });
            let places = places.collect();
            program.inputs.push(places);
            let mut places = Vec::new();
            for output in &case.outputs {
                places.push(program.output_size);
                program.output_size += (case.count(output) * output.ty.size()).next_multiple_of(ALIGNMENT);
            }
            program.outputs.push(places);
            program.add_to_kernel(number, case);
        }
        program
    }

    fn add_input(&mut self, ty: Type, values: Values, at: usize, arity: usize, seed: u64) -> usize {
        let start = self.input.len();
        for bits in values::scalars(ty.scalar, values, at, arity, seed) {
            self.input.extend(&bits.to_le_bytes()[..ty.scalar.size()]);
        }
        self.input.resize(self.input.len().next_multiple_of(ALIGNMENT), 0);
        start
    }

    fn add_to_kernel(&mut self, number: usize, case: &Case) {
        let fits = |kernel: &&mut Kernel| {
            kernel.items == case.items()
                && kernel.in_sub_groups == case.in_sub_groups
                && kernel.cases.len() < CASES_OF_A_KERNEL
        };
        match self.kernels.iter_mut().find(fits) {
            Some(kernel) => kernel.cases.push(number),
            None => self.kernels.push(Kernel {
                number: self.kernels.len(),
                items: case.items(),
                in_sub_groups: case.in_sub_groups,
                cases: vec![number],
            }),
        }
    }

    /// Replaces the kernels by one for each of these cases, which has the number of its case. Memory stays as it is.
    pub(super) fn set_kernels_apart(&mut self, cases: &[usize]) {
        let kernel = |number: usize| {
            let case = &self.cases[number];
            Kernel { number, items: case.items(), in_sub_groups: case.in_sub_groups, cases: vec![number] }
        };
        self.kernels = cases.iter().copied().map(kernel).collect();
    }

    /// The bytes of an output of a case, in the bytes of all.
    pub(super) fn output<'b>(&self, case: usize, output: usize, all: &'b [u8]) -> &'b [u8] {
        let start = self.outputs[case][output];
        let output = &self.cases[case].outputs[output];
        let end = start + self.cases[case].count(output) * output.ty.size();
        all.get(start..end).unwrap_or_default()
    }

    /// The bytes of an input of a case.
    pub(super) fn input(&self, case: usize, input: usize) -> &[u8] {
        let start = self.inputs[case][input];
        let size = COUNT * self.cases[case].inputs[input].ty.scalar.size();
        self.input.get(start..start + size).unwrap_or_default()
    }

    /// The program as the runtime's own compiler gets it.
    pub(super) fn source_with_definitions(&self) -> String {
        let definitions: BTreeSet<&str> = self.cases.iter().map(|case| case.definitions).collect();
        definitions.into_iter().chain([self.source().as_str()]).collect()
    }

    /// The program in OpenCL C.
    pub(super) fn source(&self) -> String {
        let mut text = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n".to_owned();
        for kernel in &self.kernels {
            let attribute = if kernel.in_sub_groups {
                format!("__attribute__((intel_reqd_sub_group_size({SUB_GROUP})))\n")
            } else {
                String::new()
            };
            let _ = writeln!(
                text,
                "{attribute}kernel void k{}(global const uchar *in, constant uchar *fixed, global uchar *out, \
                 local uchar *scratch) {{\nconst size_t i = get_global_id(0);\nconst size_t l = get_local_id(0);\n\
                 local uchar *own = scratch + {OWN} * l;",
                kernel.number
            );
            for case in &kernel.cases {
                text += &self.block(*case);
            }
            text += "}\n";
        }
        text
    }

    /// A case as a block of statements.
    fn block(&self, number: usize) -> String {
        let case = &self.cases[number];
        let mut text = format!("{{ // {}\n", case.call);
        let mut end = String::new();
        for (at, (input, start)) in case.inputs.iter().zip(&self.inputs[number]).enumerate() {
            let (name, ty) = (input_name(at), input.ty.name());
            let _ = match input.role {
                Role::Value => {
                    writeln!(text, "const {ty} {name} = ((global const {ty} *)(in + {start}))[i];")
                }
                Role::Memory => writeln!(
                    text,
                    "global const {ty} *{name}_at = (global const {ty} *)(in + {start});\n\
                     constant {ty} *{name}_constant = (constant {ty} *)(fixed + {start});"
                ),
            };
        }
        for (at, (output, start)) in case.outputs.iter().zip(&self.outputs[number]).enumerate() {
            let (name, ty) = (output_name(at), output.ty.name());
            let place = if matches!(output.place, Place::Value | Place::Cell) { " + i" } else { "" };
            let _ = writeln!(text, "global {ty} *{name}_at = (global {ty} *)(out + {start}){place};");
            if output.place == Place::Value {
                let _ = writeln!(text, "{ty} {name};");
                let _ = writeln!(end, "*{name}_at = {name};");
            }
        }
        format!("{text}{}\n{end}}}\n", case.body)
    }

    /// The program in LLVM IR, if that is what its cases are about.
    pub(super) fn assembly(&self) -> Option<String> {
        let bodies: Vec<&str> = self.cases.iter().filter_map(|case| case.assembly.as_deref()).collect();
        if bodies.len() < self.cases.len() || bodies.is_empty() {
            return None;
        }
        let mut text = "target triple = \"spir64-unknown-unknown\"\n\
                        declare spir_func i64 @_Z13get_global_idj(i32)\n\
                        declare spir_func i64 @_Z12get_local_idj(i32)\n"
            .to_owned();
        for kernel in &self.kernels {
            let _ = writeln!(
                text,
                "define spir_kernel void @k{}(ptr addrspace(1) %in, ptr addrspace(2) %fixed, ptr addrspace(1) %out, \
                 ptr addrspace(3) %scratch) {{\n\
                 %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
                 %l = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
                 %start = mul i64 %l, {OWN}\n%own = getelementptr i8, ptr addrspace(3) %scratch, i64 %start",
                kernel.number
            );
            for case in &kernel.cases {
                text += &self.instructions(*case, bodies[*case]);
            }
            text += "ret void\n}\n";
        }
        Some(text)
    }

    /// A case as instructions of LLVM IR.
    fn instructions(&self, number: usize, body: &str) -> String {
        let case = &self.cases[number];
        let mut text = format!("; {}\n", case.call);
        let mut end = String::new();
        let place = |name: char, of: &str, start: usize, ty: &str| {
            format!(
                "%{name}_start = getelementptr i8, ptr addrspace(1) %{of}, i64 {start}\n\
                 %{name}_at = getelementptr {ty}, ptr addrspace(1) %{name}_start, i64 %i\n"
            )
        };
        for (at, (input, start)) in case.inputs.iter().zip(&self.inputs[number]).enumerate() {
            let (name, ty) = (input_name(at), input.ty.scalar.llvm_name());
            text += &place(name, "in", *start, ty);
            let _ =
                writeln!(text, "%{name} = load {ty}, ptr addrspace(1) %{name}_at, align {}", input.ty.size());
        }
        for (at, (output, start)) in case.outputs.iter().zip(&self.outputs[number]).enumerate() {
            let (name, ty) = (output_name(at), output.ty.scalar.llvm_name());
            text += &place(name, "out", *start, ty);
            if output.place == Place::Value {
                let size = output.ty.size();
                let _ = writeln!(end, "store {ty} %{name}, ptr addrspace(1) %{name}_at, align {size}");
            }
        }
        let text = format!("{text}{body}\n{end}");
        // The kernel's own values have one name in all cases, others belong to their case.
        let mut renamed = text.replace('%', &format!("%c{number}."));
        for shared in ["in", "out", "own", "i"] {
            for end in [",", "\n"] {
                renamed = renamed.replace(&format!("%c{number}.{shared}{end}"), &format!("%{shared}{end}"));
            }
        }
        renamed
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::types::Scalar;

    fn case(name: &str, lanes: usize) -> Case {
        let ty = Type::new(Scalar::Int, lanes);
        let case = Case::new("test", format!("{name}({})", ty.name()), ty, format!("r = {name}(a);"));
        case.value(ty, Values::Any).gives_exactly(ty)
    }

    #[test]
    fn cases_share_inputs_and_have_outputs_of_their_own() {
        let cases = [case("clz", 1), case("ctz", 1), case("clz", 3)];
        let program = Program::new(&cases, 1);
        assert_eq!(program.input.len(), COUNT * 4);
        assert_eq!(program.output_size, 3 * COUNT * 4);
        assert_eq!(program.kernels.iter().map(|kernel| kernel.items).collect::<Vec<_>>(), [COUNT, COUNT / 4]);
        let source = program.source();
        assert!(source.contains("const int3 a = ((global const int3 *)(in + 0))[i];"), "{source}");
        assert!(source.contains("global int *r_at = (global int *)(out + 8192) + i;"), "{source}");
        assert_eq!(program.assembly(), None);
    }

    #[test]
    fn names_of_assembly_belong_to_their_case() {
        let ty = Type::new(Scalar::Int, 1);
        let mut case = case("not", 1);
        case.assembly = Some("%x = add i32 %a, 1\n%s = load i32, ptr addrspace(3) %own, align 4".to_owned());
        let cases = [case.clone(), case.gives_exactly(ty)];
        let text = Program::new(&cases, 1).assembly().unwrap();
        assert!(text.contains("%c1.x = add i32 %c1.a, 1"), "{text}");
        assert!(text.contains("ptr addrspace(3) %own, align 4"), "{text}");
        assert!(
            text.contains("%c0.a_at = getelementptr i32, ptr addrspace(1) %c0.a_start, i64 %i\n"),
            "{text}"
        );
    }
}
