"""Options: those of the command, with `_` in place of `-`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict


class Options(TypedDict, total=False):
    """What either direction may be told; what means nothing for one of them is passed over there."""

    executable: bool | str
    fnvar_arch: int
    fnvar_capabilities: str | Sequence[str]
    fnvar_category: int
    fnvar_family: int
    fnvar_features: str | Sequence[str]
    fnvar_spec_enable: bool
    fnvar_target: int
    jobs: int
    keep_spec_constants: bool
    lift_universal_limits: bool
    limit_ids: int | str
    limit_input_size: int | str
    limit_instructions: int | str
    limit_memory: int | str
    limit_nesting: int
    llvm_version: int
    mlir_names: bool
    preserve_ocl_kernel_arg_type_metadata_through_string: bool
    robust: bool
    spec_const: str | Sequence[str]
    spirv_address_space: str | Sequence[str]
    spirv_addrspace_map: str | Sequence[str]
    spirv_allow_extra_diexpressions: bool
    spirv_allow_unknown_intrinsics: bool | str | Sequence[str]
    spirv_builtin_format: Literal["function", "global"]
    spirv_debug_info_form: Literal["valid", "khronos"]
    spirv_debug_info_version: Literal["none", "legacy", "ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"]
    spirv_emit_function_ptr_addr_space: bool
    spirv_ext: str | Sequence[str]
    spirv_ext_inst: Literal["OpenCL.std", "none"]
    spirv_forms: Literal["plain", "khronos"]
    spirv_fp_contract: Literal["on", "off", "fast"]
    spirv_function_program_addrspace: int
    spirv_gen_kernel_arg_name_md: bool
    spirv_hints_raise_version: bool
    spirv_max_version: str
    spirv_mem2reg: bool
    spirv_min_version: str
    spirv_omit: str | Sequence[str]
    spirv_preserve_auxdata: bool
    spirv_replace_fmuladd_with_ocl_mad: bool
    spirv_target_env: Literal[
        "CL1.2", "CL2.0", "SPV-IR", "vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "vulkan1.4"
    ]
    spirv_untyped_pointers: bool
    strict: bool | Literal["all", "semantic", "performance", "cosmetic", "none"]
    strict_input: bool
    strip_names: bool
    target: str


#: The only list with blanks between its items.
_WITH_BLANKS = ("spec_const",)

#: What False is called where it is not "false"; None: as if nothing was said.
_FALSE: dict[str, str | None] = {"executable": None, "strict": "none", "spirv_allow_unknown_intrinsics": None}


def as_text(options: Options) -> list[tuple[str, str]]:
    """The names and values of the command line.

    Raises TypeError for a value that no option has.
    """
    given = []
    for name, value in options.items():
        text: str | None
        if value is True:
            # A switch without a value is on.
            text = ""
        elif value is False:
            text = _FALSE.get(name, "false")
        elif isinstance(value, (str, int)):
            text = str(value)
        elif isinstance(value, Sequence) and all(isinstance(item, str) for item in value):
            text = (" " if name in _WITH_BLANKS else ",").join(value)
        else:
            raise TypeError(f"{name} is {type(value).__name__}, and neither a text, a number, a bool nor a sequence of texts")
        if text is not None:
            given.append((name.replace("_", "-"), text))
    return given
