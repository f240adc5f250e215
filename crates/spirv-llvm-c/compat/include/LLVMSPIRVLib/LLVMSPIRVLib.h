// The functions that programs call which are written for LLVMSPIRVLib, on top of spirv-llvm and of the LLVM that the
// program is compiled with (16 to 23).
//
// Everything here is inline and hidden, so that two libraries in one process may each use their own LLVM. Modules go over
// to spirv-llvm, which has no LLVM inside, as bitcode. Nothing ends the process: a module that is not accepted is a false
// result with a text.
#ifndef SPIRV_LLVM_COMPAT_LLVMSPIRVLIB_H
#define SPIRV_LLVM_COMPAT_LLVMSPIRVLIB_H

#include "LLVMSPIRVOpts.h"

// Programs that only know the folder of this header find the other one beside it where both are installed.
#if __has_include("../spirv_llvm.h")
#include "../spirv_llvm.h"
#else
#include <spirv_llvm.h>
#endif

#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/Pass.h>
#include <llvm/Support/Error.h>
#include <llvm/Support/MemoryBufferRef.h>
#include <llvm/Support/raw_ostream.h>

#include <cstdint>
#include <cstdlib>
#include <istream>
#include <iterator>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#if LLVM_VERSION_MAJOR < 16 || LLVM_VERSION_MAJOR > 23
#error "spirv-llvm reads and writes modules of LLVM 16 to 23 here"
#endif

#if defined(_WIN32)
#define SPIRV_LLVM_COMPAT inline
#else
#define SPIRV_LLVM_COMPAT __attribute__((visibility("hidden"))) inline
#endif

namespace llvm {
struct SpecConstInfoTy {
  uint32_t ID;
  uint32_t Size;
  std::string Type;
};
} // namespace llvm

namespace SPIRV {

struct SPIRVModuleReport {
  VersionNumber Version;
  uint32_t MemoryModel;
  uint32_t AddrModel;
  std::vector<std::string> Extensions;
  std::vector<std::string> ExtendedInstructionSets;
  std::vector<uint32_t> Capabilities;
};

struct SPIRVModuleTextReport {
  std::string Version;
  std::string MemoryModel;
  std::string AddrModel;
  std::vector<std::string> Extensions;
  std::vector<std::string> ExtendedInstructionSets;
  std::vector<std::string> Capabilities;
};

namespace compat {

struct FreeOptions {
  void operator()(spirv_llvm_options *Options) const { spirv_llvm_options_free(Options); }
};
struct FreeResult {
  void operator()(spirv_llvm_result *Result) const { spirv_llvm_result_free(Result); }
};
using OptionsPtr = std::unique_ptr<spirv_llvm_options, FreeOptions>;
using ResultPtr = std::unique_ptr<spirv_llvm_result, FreeResult>;

// Everything that a stream still has.
SPIRV_LLVM_COMPAT std::string readAll(std::istream &IS) {
  return std::string(std::istreambuf_iterator<char>(IS), std::istreambuf_iterator<char>());
}

SPIRV_LLVM_COMPAT bool succeeded(const ResultPtr &Result) {
  return Result && spirv_llvm_result_status(Result.get()) == SPIRV_LLVM_STATUS_OK;
}

// The text of why there is no result.
SPIRV_LLVM_COMPAT std::string errorOf(const ResultPtr &Result) {
  const char *Log = spirv_llvm_result_log(Result.get());
  return Log ? Log : "out of memory";
}

// The extensions that may be used, as the command line has them.
SPIRV_LLVM_COMPAT std::string extensionList(const TranslatorOpts &Opts) {
  size_t Known = 0;
#define EXT(X) ++Known;
#include "LLVMSPIRVExtensions.inc"
#undef EXT
  std::string List = "-all";
  size_t Allowed = 0;
  for (const auto &[ID, Status] : Opts.getExtensionsStatusMap())
    if (Status.value_or(false)) {
      List.append(",+").append(TranslatorOpts::extensionName(ID));
      ++Allowed;
    }
  return Allowed == Known ? "+all" : List;
}

SPIRV_LLVM_COMPAT const char *nameOf(BIsRepresentation Builtins) {
  switch (Builtins) {
  case BIsRepresentation::OpenCL12:
    return "CL1.2";
  case BIsRepresentation::OpenCL20:
    return "CL2.0";
  case BIsRepresentation::SPIRVFriendlyIR:
    return "SPV-IR";
  }
  return "CL1.2";
}

// The options of spirv-llvm. It rejects unknown options, which then have no effect.
SPIRV_LLVM_COMPAT OptionsPtr optionsOf(const TranslatorOpts &Opts) {
  OptionsPtr Options(spirv_llvm_options_new());
  const auto Set = [&](const char *Name, const std::string &Value) {
    spirv_llvm_options_set(Options.get(), Name, Value.c_str());
  };
  const auto Switch = [&](const char *Name, bool Value) { Set(Name, Value ? "true" : "false"); };
  static const char *const Contractions[] = {"on", "off", "fast"};
  static const char *const DebugInfos[] = {"legacy", "ocl-100", "nonsemantic-shader-100", "nonsemantic-shader-200"};

  Set("spirv-max-version", std::string(formatVersionNumber(static_cast<uint32_t>(Opts.getMaxVersion()))));
  Set("spirv-ext", extensionList(Opts));
  Set("spirv-target-env", nameOf(Opts.getDesiredBIsRepresentation()));
  // The bitcode that comes back is for the LLVM of this program.
  Set("llvm-version", std::to_string(LLVM_VERSION_MAJOR));
  Set("spirv-fp-contract", Contractions[static_cast<uint32_t>(Opts.getFPContractMode()) % 3]);
  Set("spirv-debug-info-version", DebugInfos[static_cast<uint32_t>(Opts.getDebugInfoEIS()) % 4]);
  // Programs that link the library also read its output with it.
  Set("spirv-debug-info-form", "khronos");
  Set("spirv-forms", "khronos");
  Switch("preserve-ocl-kernel-arg-type-metadata-through-string",
         Opts.shouldPreserveOCLKernelArgTypeMetadataThroughString());
  Switch("spirv-allow-extra-diexpressions", Opts.allowExtraDIExpressions());
  Switch("spirv-emit-function-ptr-addr-space", Opts.shouldEmitFunctionPtrAddrSpace());
  Switch("spirv-gen-kernel-arg-name-md", Opts.isGenArgNameMDEnabled());
  Switch("spirv-hints-raise-version", true);
  Switch("spirv-mem2reg", Opts.isSPIRVMemToRegEnabled());
  Switch("spirv-preserve-auxdata", Opts.preserveAuxData());
  Switch("spirv-replace-fmuladd-with-ocl-mad", Opts.shouldReplaceLLVMFmulAddWithOpenCLMad());
  Set("spirv-builtin-format", Opts.getBuiltinFormat() == BuiltinFormat::Global ? "global" : "function");
  if (const auto &Prefixes = Opts.getSPIRVAllowUnknownIntrinsics()) {
    std::string List;
    for (const std::string &Prefix : *Prefixes)
      List.append(List.empty() ? "" : ",").append(Prefix);
    Set("spirv-allow-unknown-intrinsics", List);
  }
  if (Opts.getFnVarSpecEnable()) {
    Switch("fnvar-spec-enable", true);
    const auto Number = [&](const char *Name, std::optional<uint32_t> Value) {
      if (Value)
        Set(Name, std::to_string(*Value));
    };
    Number("fnvar-category", Opts.getFnVarCategory());
    Number("fnvar-family", Opts.getFnVarFamily());
    Number("fnvar-arch", Opts.getFnVarArch());
    Number("fnvar-target", Opts.getFnVarTarget());
    for (const uint32_t Feature : Opts.getFnVarFeatures())
      Number("fnvar-features", Feature);
    for (const uint32_t Capability : Opts.getFnVarCapabilities())
      Number("fnvar-capabilities", Capability);
  }
  for (const auto &[ID, Value] : Opts.getSpecializationConstants())
    spirv_llvm_options_set_spec_constant_bits(Options.get(), ID, Value);
  return Options;
}

SPIRV_LLVM_COMPAT std::vector<std::string> texts(const spirv_llvm_report *Report,
                                                 const char *(*Item)(const spirv_llvm_report *, size_t)) {
  std::vector<std::string> Found;
  while (const char *Text = Item(Report, Found.size()))
    Found.emplace_back(Text);
  return Found;
}

} // namespace compat

SPIRV_LLVM_COMPAT bool isSpirvBinary(const std::string &Image) {
  return spirv_llvm_is_spirv(Image.data(), Image.size());
}

// A SPIR-V module that was read. Its contents are not public, as in LLVMSPIRVLib.
class SPIRVModule {
public:
  explicit SPIRVModule(std::string Binary) : Image(std::move(Binary)) {}
  const std::string &binary() const { return Image; }

private:
  std::string Image;
};

// The module is checked here, and read again when it is converted.
SPIRV_LLVM_COMPAT std::unique_ptr<SPIRVModule> readSpirvModule(std::istream &IS, const TranslatorOpts &,
                                                               std::string &ErrMsg) {
  std::string Image = compat::readAll(IS);
  const compat::ResultPtr Result(spirv_llvm_inspect(Image.data(), Image.size()));
  if (compat::succeeded(Result))
    return std::make_unique<SPIRVModule>(std::move(Image));
  ErrMsg = compat::errorOf(Result);
  return nullptr;
}

SPIRV_LLVM_COMPAT std::unique_ptr<SPIRVModule> readSpirvModule(std::istream &IS, std::string &ErrMsg) {
  return readSpirvModule(IS, TranslatorOpts(), ErrMsg);
}

// Whether a text is SPIR-V in the internal format: it begins with the magic number in decimal.
SPIRV_LLVM_COMPAT bool isSpirvText(const std::string &Img) {
  static constexpr std::string_view Magic = "119734787";
  const size_t Begin = Img.find_first_not_of(" \t\r\n");
  return Begin != std::string::npos && Img.compare(Begin, Magic.size(), Magic) == 0;
}

// Converts between a binary and the internal text.
SPIRV_LLVM_COMPAT bool convertSpirv(std::string &Input, std::string &Out, std::string &ErrMsg, bool ToText) {
  const bool FromText = isSpirvText(Input);
  if (FromText == ToText) {
    ErrMsg = "the input has the format of the output";
    return false;
  }
  const compat::ResultPtr Result(ToText ? spirv_llvm_internal_text(Input.data(), Input.size())
                                        : spirv_llvm_assemble(Input.data(), Input.size()));
  if (!compat::succeeded(Result)) {
    ErrMsg = compat::errorOf(Result);
    return false;
  }
  const spirv_llvm_bytes Bytes = spirv_llvm_result_bytes(Result.get());
  Out.assign(reinterpret_cast<const char *>(Bytes.data), Bytes.size);
  return true;
}

SPIRV_LLVM_COMPAT bool convertSpirv(std::istream &IS, std::ostream &OS, std::string &ErrMsg, bool FromText,
                                    bool ToText) {
  std::string Input = compat::readAll(IS), Output;
  if (isSpirvText(Input) != FromText) {
    ErrMsg = FromText ? "the input is not SPIR-V text" : "the input is not a SPIR-V binary";
    return false;
  }
  if (!convertSpirv(Input, Output, ErrMsg, ToText))
    return false;
  OS.write(Output.data(), static_cast<std::streamsize>(Output.size()));
  return OS.good();
}

// The codes are those of spirv-llvm.
SPIRV_LLVM_COMPAT std::string getErrorMessage(int Code) {
  const char *Name = Code == 0 ? nullptr : spirv_llvm_status_name(static_cast<uint32_t>(Code));
  return Name ? Name : "";
}

SPIRV_LLVM_COMPAT std::optional<SPIRVModuleReport> getSpirvReport(std::istream &IS, int &Code) {
  const std::string Image = compat::readAll(IS);
  const compat::ResultPtr Result(spirv_llvm_inspect(Image.data(), Image.size()));
  Code = static_cast<int>(spirv_llvm_result_status(Result.get()));
  const spirv_llvm_report *Found = spirv_llvm_result_report(Result.get());
  if (!Found)
    return std::nullopt;
  SPIRVModuleReport Report;
  Report.Version = static_cast<VersionNumber>(spirv_llvm_report_version(Found));
  Report.MemoryModel = static_cast<uint32_t>(spirv_llvm_report_memory_model(Found));
  Report.AddrModel = static_cast<uint32_t>(spirv_llvm_report_addressing_model(Found));
  Report.Extensions = compat::texts(Found, spirv_llvm_report_extension);
  Report.ExtendedInstructionSets = compat::texts(Found, spirv_llvm_report_instruction_set);
  for (size_t At = 0; spirv_llvm_report_capability(Found, At); ++At)
    Report.Capabilities.push_back(spirv_llvm_report_capability_number(Found, At));
  return Report;
}

SPIRV_LLVM_COMPAT std::optional<SPIRVModuleReport> getSpirvReport(std::istream &IS) {
  int Code = 0;
  return getSpirvReport(IS, Code);
}

SPIRV_LLVM_COMPAT SPIRVModuleTextReport formatSpirvReport(const SPIRVModuleReport &Report) {
  const auto Name = [](uint32_t Kind, uint32_t Number) {
    std::string Text(spirv_llvm_name(Kind, Number, nullptr, 0), '\0');
    spirv_llvm_name(Kind, Number, Text.data(), Text.size() + 1);
    return Text;
  };
  SPIRVModuleTextReport Text;
  Text.Version = std::string(formatVersionNumber(static_cast<uint32_t>(Report.Version)));
  Text.MemoryModel = Name(SPIRV_LLVM_NAME_KIND_MEMORY_MODEL, Report.MemoryModel);
  Text.AddrModel = Name(SPIRV_LLVM_NAME_KIND_ADDRESSING_MODEL, Report.AddrModel);
  Text.Extensions = Report.Extensions;
  Text.ExtendedInstructionSets = Report.ExtendedInstructionSets;
  for (const uint32_t Capability : Report.Capabilities)
    Text.Capabilities.push_back(Name(SPIRV_LLVM_NAME_KIND_CAPABILITY, Capability));
  return Text;
}

} // namespace SPIRV

namespace llvm {

SPIRV_LLVM_COMPAT bool writeSpirv(Module *M, const SPIRV::TranslatorOpts &Opts, std::ostream &OS,
                                  std::string &ErrMsg) {
  SmallVector<char, 0> Bitcode;
  raw_svector_ostream Stream(Bitcode);
  WriteBitcodeToFile(*M, Stream);
  const SPIRV::compat::OptionsPtr Options = SPIRV::compat::optionsOf(Opts);
  const SPIRV::compat::ResultPtr Result(spirv_llvm_to_spirv(Bitcode.data(), Bitcode.size(), Options.get()));
  if (!SPIRV::compat::succeeded(Result)) {
    ErrMsg = SPIRV::compat::errorOf(Result);
    return false;
  }
  const spirv_llvm_bytes Bytes = spirv_llvm_result_bytes(Result.get());
  OS.write(reinterpret_cast<const char *>(Bytes.data), static_cast<std::streamsize>(Bytes.size));
  return OS.good();
}

SPIRV_LLVM_COMPAT bool writeSpirv(Module *M, std::ostream &OS, std::string &ErrMsg) {
  SPIRV::TranslatorOpts Opts;
  Opts.enableAllExtensions();
  return writeSpirv(M, Opts, OS, ErrMsg);
}

// Returns null on failure.
SPIRV_LLVM_COMPAT std::unique_ptr<Module> convertSpirvToLLVM(LLVMContext &C, SPIRV::SPIRVModule &BM,
                                                             const SPIRV::TranslatorOpts &Opts, std::string &ErrMsg) {
  const std::string &Image = BM.binary();
  const SPIRV::compat::OptionsPtr Options = SPIRV::compat::optionsOf(Opts);
  const SPIRV::compat::ResultPtr Result(spirv_llvm_to_llvm(Image.data(), Image.size(), Options.get()));
  if (!SPIRV::compat::succeeded(Result)) {
    ErrMsg = SPIRV::compat::errorOf(Result);
    return nullptr;
  }
  const spirv_llvm_bytes Bytes = spirv_llvm_result_bytes(Result.get());
  const StringRef Bitcode(reinterpret_cast<const char *>(Bytes.data), Bytes.size);
  Expected<std::unique_ptr<Module>> Parsed = parseBitcodeFile(MemoryBufferRef(Bitcode, "spirv-llvm"), C);
  if (!Parsed) {
    ErrMsg = toString(Parsed.takeError());
    return nullptr;
  }
  return std::move(*Parsed);
}

SPIRV_LLVM_COMPAT std::unique_ptr<Module> convertSpirvToLLVM(LLVMContext &C, SPIRV::SPIRVModule &BM,
                                                             std::string &ErrMsg) {
  SPIRV::TranslatorOpts Opts;
  Opts.enableAllExtensions();
  return convertSpirvToLLVM(C, BM, Opts, ErrMsg);
}

SPIRV_LLVM_COMPAT bool readSpirv(LLVMContext &C, const SPIRV::TranslatorOpts &Opts, std::istream &IS, Module *&M,
                                 std::string &ErrMsg) {
  SPIRV::SPIRVModule Read(SPIRV::compat::readAll(IS));
  M = convertSpirvToLLVM(C, Read, Opts, ErrMsg).release();
  return M != nullptr;
}

SPIRV_LLVM_COMPAT bool readSpirv(LLVMContext &C, std::istream &IS, Module *&M, std::string &ErrMsg) {
  SPIRV::TranslatorOpts Opts;
  Opts.enableAllExtensions();
  return readSpirv(C, Opts, IS, M, ErrMsg);
}

namespace spirv_llvm_compat {
// Writes the module as SPIR-V. A module that is not accepted is reported by the context, as a pass cannot fail.
class WriterPass : public ModulePass {
public:
  WriterPass(std::ostream &Stream, const SPIRV::TranslatorOpts &Options) : ModulePass(ID), OS(Stream), Opts(Options) {}
  StringRef getPassName() const override { return "SPIR-V writer"; }
  bool runOnModule(Module &M) override {
    std::string Errors;
    if (!writeSpirv(&M, Opts, OS, Errors))
      M.getContext().emitError(Errors);
    return false;
  }
  static inline char ID = 0;

private:
  std::ostream &OS;
  SPIRV::TranslatorOpts Opts;
};
} // namespace spirv_llvm_compat

SPIRV_LLVM_COMPAT ModulePass *createSPIRVWriterPass(std::ostream &Str, const SPIRV::TranslatorOpts &Opts) {
  return new spirv_llvm_compat::WriterPass(Str, Opts);
}

SPIRV_LLVM_COMPAT ModulePass *createSPIRVWriterPass(std::ostream &Str) {
  SPIRV::TranslatorOpts Opts;
  Opts.enableAllExtensions();
  return createSPIRVWriterPass(Str, Opts);
}

SPIRV_LLVM_COMPAT bool getSpecConstInfo(std::istream &IS, std::vector<SpecConstInfoTy> &SpecConstInfo) {
  const std::string Image = SPIRV::compat::readAll(IS);
  const SPIRV::compat::ResultPtr Result(spirv_llvm_inspect(Image.data(), Image.size()));
  const spirv_llvm_report *Report = spirv_llvm_result_report(Result.get());
  if (!Report)
    return false;
  for (size_t At = 0; At < spirv_llvm_report_spec_constant_count(Report); ++At) {
    const spirv_llvm_spec_constant *Constant = spirv_llvm_report_spec_constant(Report, At);
    // LLVM's names of types: integers have no sign, a Boolean is i1.
    std::string Type = spirv_llvm_spec_constant_type(Constant);
    if (Type == "bool")
      Type = "i1";
    else if (!Type.empty() && Type[0] == 'u')
      Type[0] = 'i';
    SpecConstInfo.push_back(
        {spirv_llvm_spec_constant_id(Constant), spirv_llvm_spec_constant_size(Constant), std::move(Type)});
  }
  return true;
}

SPIRV_LLVM_COMPAT bool getSpecConstInfo(std::istream &IS, const SPIRV::TranslatorOpts &,
                                        std::vector<SpecConstInfoTy> &SpecConstInfo) {
  return getSpecConstInfo(IS, SpecConstInfo);
}

} // namespace llvm

#endif
