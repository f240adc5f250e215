//! Parts of a module in messages.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

use llvm_asm::{Pieces, parse, print_instruction, print_type, print_value};
use llvm_model::Value;

#[test]
fn types_values_and_instructions() {
    let text = "%s = type { i32, ptr }
define i32 @f(i32 %a, i32 %0) {
entry:
  %1 = add nsw i32 %a, %0, !annotation !0
  %x = load %s, ptr null, align 8
  switch i32 %1, label %done [
    i32 1, label %done
  ]

done:
  ret i32 %1
}
!0 = !{!\"m\"}
";
    let module = parse(text).unwrap();
    let (id, function) = module.functions.iter().next().unwrap();
    let instructions: Vec<_> = function.body.as_ref().unwrap().instructions().collect();
    let pieces = Pieces::new(&module);
    let of = pieces.function(id);
    let printed: Vec<_> = instructions.iter().map(|(_, inst, _)| of.instruction(*inst)).collect();
    assert_eq!(
        printed,
        [
            "%1 = add nsw i32 %a, %0",
            "%x = load %s, ptr null, align 8",
            "switch i32 %1, label %done [ i32 1, label %done ]",
            "ret i32 %1",
        ]
    );
    assert_eq!(of.block(instructions[0].0), "%entry");
    assert_eq!(of.value(Value::Arg(1)), "i32 %0");
    assert_eq!(print_instruction(&module, id, instructions[3].1), "ret i32 %1");
    assert_eq!(print_value(&module, id, Value::Inst(instructions[0].1)), "i32 %1");
    assert_eq!(print_type(&module, instructions[1].2.ty), "%s");
}
