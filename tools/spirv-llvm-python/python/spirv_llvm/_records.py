"""What the functions of the module give and raise."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Diagnostic:
    """A message: what is wrong, where, and what would help."""

    #: "error" or "warning".
    severity: str
    #: What kind of message it is; stays the same when the text changes.
    code: str
    #: Where, in words.
    place: str
    message: str
    #: What would help, where that is known.
    help: str | None
    #: The function that the place is in.
    function: str | None
    #: The source that the place comes from, where the module or the text says so.
    file: str | None
    line: int | None
    column: int | None
    #: All of it as one text.
    text: str

    def __str__(self) -> str:
        return self.text


@dataclasses.dataclass(frozen=True, slots=True)
class Loss:
    """Something that a translation could not carry."""

    kind: str
    name: str
    #: "semantic", "performance" or "cosmetic".
    grade: str
    #: What helps against it, if anything does.
    remedy: str | None
    count: int
    #: The first places.
    places: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class Translation:
    """A translated module."""

    data: bytes
    warnings: tuple[Diagnostic, ...]
    losses: tuple[Loss, ...]
    #: The oldest LLVM that reads the bitcode; None where every LLVM from 16 on does, and for SPIR-V.
    oldest_llvm: int | None

    def __bytes__(self) -> bytes:
        return self.data


@dataclasses.dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a kernel."""

    name: str | None
    #: As SPIR-V has it: "f32", "<4 x i32>", "ptr CrossWorkgroup f32", "Image".
    type_name: str
    #: As the source spells it, where the module says so.
    source_type: str | None
    #: The storage class of a pointer.
    storage_class: str | None
    #: How an image or a pipe is accessed.
    access: str | None
    #: It points to a copy that is made for the call.
    is_by_value: bool
    is_const: bool
    is_restrict: bool
    is_volatile: bool


@dataclasses.dataclass(frozen=True, slots=True)
class Kernel:
    """An entry point."""

    name: str
    #: The execution model.
    model: str
    #: Execution modes with their operands.
    modes: tuple[tuple[str, tuple[int, ...]], ...]
    arguments: tuple[Argument, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class SpecConstant:
    """A specialization constant."""

    #: The number by which it is given a value.
    id: int
    name: str | None
    #: "bool", or the kind and the width of the number: "i32", "u8", "f64".
    type_name: str
    #: How many bytes a value has; 0 when it is not one number.
    size: int
    #: The value that it has otherwise, as bits.
    default: int | None


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """What a SPIR-V binary says about itself."""

    version: str
    generator: str | None
    addressing_model: str | None
    memory_model: str | None
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    ext_inst_sets: tuple[str, ...]
    kernels: tuple[Kernel, ...]
    spec_constants: tuple[SpecConstant, ...]


class Error(Exception):
    """A module or an option that is not accepted.

    The attributes are those of the first error; `diagnostics` has all messages, `losses` what could not be carried where the
    options make that an error.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...], losses: tuple[Loss, ...] = ()) -> None:
        super().__init__(diagnostics, losses)
        self.diagnostics = diagnostics
        self.losses = losses

    @property
    def _first(self) -> Diagnostic | None:
        return next((found for found in self.diagnostics if found.severity == "error"), None)

    @property
    def code(self) -> str:
        """What kind of error it is, by a word that stays the same: see the project's docs/errors.md."""
        return self._first.code if self._first else "internal"

    @property
    def place(self) -> str:
        """Where, in words."""
        return self._first.place if self._first else ""

    @property
    def help(self) -> str | None:
        """What would help, where that is known."""
        return self._first.help if self._first else None

    def __str__(self) -> str:
        return "\n".join(map(str, self.diagnostics))
