"""Translates SPIR-V to LLVM IR and LLVM IR to SPIR-V: bytes in, bytes and messages out, without LLVM.

    spirv = spirv_llvm.to_spirv(bitcode, spirv_max_version="1.2").data
    bitcode = spirv_llvm.to_llvm(spirv, spec_constants={3: 64}).data

Rejected input raises `Error`. Every function releases the interpreter lock during its work.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from . import _native
from ._options import Options
from ._records import Argument, Diagnostic, Error, Kernel, Loss, Report, SpecConstant, Translation
from ._text import as_text

__all__ = [
    "Argument",
    "Data",
    "Diagnostic",
    "Error",
    "Kernel",
    "Loss",
    "Options",
    "Report",
    "SpecConstant",
    "Translation",
    "assemble",
    "disassemble",
    "is_bitcode",
    "is_spirv",
    "report",
    "spec_constants",
    "to_llvm",
    "to_spirv",
    "validate",
]

__version__ = _native.version()

#: The bytes of a module.
Data = bytes | bytearray | memoryview


def to_spirv(llvm: Data, /, **options: Unpack[Options]) -> Translation:
    """Translates LLVM IR (bitcode of LLVM 14 to 23, or the bytes of its assembly) to a SPIR-V binary."""
    return _translation(_native.to_spirv(bytes(llvm), as_text(options)))


def to_llvm(
    spirv: Data,
    /,
    *,
    spec_constants: Mapping[int, bool | int | float] | None = None,
    **options: Unpack[Options],
) -> Translation:
    """Translates a SPIR-V binary to LLVM bitcode.

    `spec_constants` maps the numbers of specialization constants to values; each is converted to the type in the module.
    """
    data = bytes(spirv)
    given = as_text(options)
    if spec_constants:
        given.append(("spec-const", _spec_const(report(data).spec_constants, spec_constants)))
    return _translation(_native.to_llvm(data, given))


def disassemble(module: Data, /) -> str:
    """Returns the text of a SPIR-V binary in the format of spirv-dis, or of LLVM bitcode as LLVM assembly."""
    return _data(_native.disassemble(bytes(module))).decode()


def assemble(text: str, /) -> bytes:
    """Returns the SPIR-V binary of a text in the language of spirv-as."""
    return _data(_native.assemble(text))


def validate(spirv: Data, /) -> None:
    """Checks the structure of a SPIR-V binary, a part of the checks of spirv-val. Raises `Error` if it is invalid."""
    _data(_native.validate(bytes(spirv)))


def report(spirv: Data, /) -> Report:
    """Returns version, models, capabilities, kernels and specialization constants of a SPIR-V binary."""
    module, outcome = _native.report(bytes(spirv))
    if module is None:
        raise _error(outcome)
    kernels = tuple(
        Kernel(
            kernel["name"],
            kernel["model"],
            tuple((mode, tuple(operands)) for mode, operands in kernel["modes"]),
            tuple(Argument(**argument) for argument in kernel["arguments"]),
        )
        for kernel in module["kernels"]
    )
    return Report(
        version=module["version"],
        generator=module["generator"],
        addressing_model=module["addressing_model"],
        memory_model=module["memory_model"],
        capabilities=tuple(module["capabilities"]),
        extensions=tuple(module["extensions"]),
        ext_inst_sets=tuple(module["ext_inst_sets"]),
        kernels=kernels,
        spec_constants=tuple(SpecConstant(**constant) for constant in module["spec_constants"]),
    )


def spec_constants(spirv: Data, /) -> tuple[SpecConstant, ...]:
    """Returns the specialization constants of a SPIR-V binary."""
    return report(spirv).spec_constants


def is_spirv(data: Data, /) -> bool:
    """Returns whether the bytes start like a SPIR-V binary."""
    return _native.is_spirv(bytes(data))


def is_bitcode(data: Data, /) -> bool:
    """Returns whether the bytes start like LLVM bitcode."""
    return _native.is_bitcode(bytes(data))


def _spec_const(known: tuple[SpecConstant, ...], values: Mapping[int, bool | int | float]) -> str:
    """Returns the values in the form of the option. The translation rejects constants that the module does not have."""
    types = {constant.id: constant.type_name for constant in known}
    items = []
    for number, value in values.items():
        kind = types.get(number, "i32")
        kind = "i1" if kind == "bool" else kind.replace("u", "i")
        items.append(f"{number}:{kind}:{value if kind.startswith('f') else int(value)}")
    return " ".join(items)


def _diagnostics(outcome: _native.Outcome) -> tuple[Diagnostic, ...]:
    return tuple(Diagnostic(**message) for message in outcome["diagnostics"])


def _losses(outcome: _native.Outcome) -> tuple[Loss, ...]:
    return tuple(
        Loss(loss["kind"], loss["name"], loss["grade"], loss["remedy"], loss["count"], tuple(loss["places"]))
        for loss in outcome["losses"]
    )


def _error(outcome: _native.Outcome) -> Error:
    return Error(_diagnostics(outcome), _losses(outcome))


def _data(outcome: _native.Outcome) -> bytes:
    if outcome["data"] is None:
        raise _error(outcome)
    return outcome["data"]


def _translation(outcome: _native.Outcome) -> Translation:
    return Translation(_data(outcome), _diagnostics(outcome), _losses(outcome), outcome["oldest_llvm"])
