//! Task sequences (SPV_INTEL_task_sequence): the allowed operands of the call that creates one.

use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::enqueue_hooks::named_function;
use crate::lower::code::Code;
use spirv_module::Op;
use translate_common::problems::EnqueueProblem;

/// The allowed values of a literal of OpTaskSequenceCreateINTEL. Source: the extension, "OpTaskSequenceCreateINTEL".
struct Rule {
    /// Which argument it is.
    argument: usize,
    least: i32,
    most: i32,
    problem: EnqueueProblem,
}

const RULES: &[Rule] = &[
    Rule { argument: 1, least: -1, most: i32::MAX, problem: EnqueueProblem::Pipelined },
    Rule { argument: 2, least: -1, most: 1, problem: EnqueueProblem::ClusterMode },
    Rule { argument: 3, least: 0, most: i32::MAX, problem: EnqueueProblem::GetCapacity },
    Rule { argument: 4, least: 0, most: i32::MAX, problem: EnqueueProblem::AsyncCapacity },
];

/// Returns whether a call that creates a task sequence is valid; reports errors. Other calls are valid.
pub(in crate::lower) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    if op != Op::TaskSequenceCreateALTERA {
        return true;
    }
    if call.args.first().is_none_or(|&function| named_function(code, function).is_none()) {
        code.report().problem(EnqueueProblem::TaskFunction);
        return false;
    }
    for rule in RULES {
        let number = call.args.get(rule.argument).and_then(|&arg| code.module().as_u64(code.resolve(arg)));
        if number.is_some_and(|number| !(rule.least..=rule.most).contains(&(number as u32).cast_signed())) {
            code.report().problem(rule.problem.clone());
            return false;
        }
    }
    true
}
