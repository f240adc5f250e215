//! Task sequences (SPV_INTEL_task_sequence): what the call that makes one may say.

use crate::lower::builtins::BuiltinCall;
use crate::lower::builtins::enqueue_hooks::named_function;
use crate::lower::code::Code;
use spirv_module::Op;

/// What a literal of OpTaskSequenceCreateINTEL may be. Source: the extension, "OpTaskSequenceCreateINTEL".
struct Rule {
    /// Which argument it is.
    argument: usize,
    least: i32,
    most: i32,
    /// What is wrong where it is something else.
    wrong: &'static str,
    help: &'static str,
}

const RULES: &[Rule] = &[
    Rule {
        argument: 1,
        least: -1,
        most: i32::MAX,
        wrong: "the pipelining of a task sequence is less than -1",
        help: "pass -1 where the compiler may choose, 0 where it must not, or the least number of cycles",
    },
    Rule {
        argument: 2,
        least: -1,
        most: 1,
        wrong: "the cluster mode of a task sequence is none of -1, 0 and 1",
        help: "pass -1 where the compiler may choose, 0 for clusters that cannot stall, or 1",
    },
    Rule {
        argument: 3,
        least: 0,
        most: i32::MAX,
        wrong: "the capacity for results of a task sequence is negative",
        help: "pass how many results wait at most",
    },
    Rule {
        argument: 4,
        least: 0,
        most: i32::MAX,
        wrong: "the capacity for calls of a task sequence is negative",
        help: "pass how many calls wait at most",
    },
];

/// Whether a call that makes a task sequence makes sense; reports what does not. Other calls do.
pub(in crate::lower) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    if op != Op::TaskSequenceCreateALTERA {
        return true;
    }
    if call.args.first().is_none_or(|&function| named_function(code, function).is_none()) {
        code.report().error_with_help(
            "the task of a task sequence is known only at run time",
            "pass the function itself: the device makes a circuit of it",
        );
        return false;
    }
    for rule in RULES {
        let number = call.args.get(rule.argument).and_then(|&arg| code.module().as_u64(code.resolve(arg)));
        if number.is_some_and(|number| !(rule.least..=rule.most).contains(&(number as u32).cast_signed())) {
            code.report().error_with_help(rule.wrong, rule.help);
            return false;
        }
    }
    true
}
