// A library that holds an LLVM and calls the translator by the names of LLVMSPIRVLib, as PoCL, clvk, Mesa and Intel's
// compilers do. It is compiled for several LLVMs; `hosts.c` loads all of them into one process.
#include <LLVMSPIRVLib.h>

#include <llvm/IR/CallingConv.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/LegacyPassManager.h>
#include <llvm/IR/Verifier.h>

#include <cstdio>
#include <map>
#include <sstream>

// Consumers make their own tables of the extensions.
static const std::map<std::string, SPIRV::ExtensionID> Extensions = {
#define EXT(X) {#X, SPIRV::ExtensionID::X},
#include <LLVMSPIRVExtensions.inc>
#undef EXT
};

static SPIRV::TranslatorOpts options() {
  SPIRV::TranslatorOpts::ExtensionsStatusMap Allowed;
  Allowed[Extensions.at("SPV_KHR_no_integer_wrap_decoration")] = true;
  SPIRV::TranslatorOpts Opts(SPIRV::VersionNumber::SPIRV_1_2, Allowed);
  Opts.enableGenArgNameMD();
  Opts.setMemToRegEnabled(true);
  Opts.setPreserveOCLKernelArgTypeMetadataThroughString(true);
  Opts.setPreserveAuxData(false);
  Opts.setFPContractMode(SPIRV::FPContractMode::On);
  Opts.setDebugInfoEIS(SPIRV::DebugInfoEIS::OpenCL_DebugInfo_100);
  Opts.setEmitFunctionPtrAddrSpace(false);
  Opts.setAllowExtraDIExpressionsEnabled(true);
  Opts.setSPIRVAllowUnknownIntrinsics({"llvm.genx."});
  Opts.setDesiredBIsRepresentation(SPIRV::BIsRepresentation::OpenCL20);
  Opts.setErrorHandlingKind(SPIRV::SPIRVDbgErrorHandlingKinds::Ignore);
  Opts.setSpecConst(3, 4711);
  return Opts;
}

static int failed(const char *What, const std::string &Why) {
  std::fprintf(stderr, "LLVM %d: %s: %s\n", LLVM_VERSION_MAJOR, What, Why.c_str());
  return 1;
}

// Translates SPIR-V to a module of this library's LLVM and back, and looks at everything on the way.
extern "C" __attribute__((visibility("default"))) int round_trip(const char *Data, size_t Size) {
  const std::string Image(Data, Size);
  std::string Errors;
  if (!SPIRV::isSpirvBinary(Image))
    return failed("not SPIR-V", "");

  std::istringstream ForConstants(Image), ForReport(Image), ForModule(Image);
  std::vector<llvm::SpecConstInfoTy> Constants;
  if (!llvm::getSpecConstInfo(ForConstants, options(), Constants) || Constants.size() != 2 || Constants[0].ID != 3 ||
      Constants[0].Size != 4 || Constants[0].Type != "i32" || Constants[1].Type != "i1")
    return failed("specialization constants", "");
  const std::optional<SPIRV::SPIRVModuleReport> Report = SPIRV::getSpirvReport(ForReport);
  if (!Report || SPIRV::formatSpirvReport(*Report).AddrModel != "Physical64")
    return failed("report", "");

  llvm::LLVMContext Context;
  llvm::Module *M = nullptr;
  if (!llvm::readSpirv(Context, options(), ForModule, M, Errors))
    return failed("readSpirv", Errors);
  std::unique_ptr<llvm::Module> Owner(M);
  llvm::raw_string_ostream Stream(Errors);
  if (llvm::verifyModule(*M, &Stream))
    return failed("not valid", Stream.str());
  const llvm::Function *Kernel = M->getFunction("k");
  if (!Kernel || Kernel->getCallingConv() != llvm::CallingConv::SPIR_KERNEL ||
      !Kernel->getMetadata("kernel_arg_access_qual"))
    return failed("there is no kernel", "");

  std::ostringstream Written;
  if (!llvm::writeSpirv(M, options(), Written, Errors) || !SPIRV::isSpirvBinary(Written.str()))
    return failed("writeSpirv", Errors);

  // The same steps one by one, and the internal text.
  std::istringstream ForSteps(Image);
  const std::unique_ptr<SPIRV::SPIRVModule> Read = SPIRV::readSpirvModule(ForSteps, options(), Errors);
  if (!Read || !llvm::convertSpirvToLLVM(Context, *Read, options(), Errors))
    return failed("convertSpirvToLLVM", Errors);
  std::string Binary = Image, Text, Again;
  if (!SPIRV::convertSpirv(Binary, Text, Errors, true) || !SPIRV::isSpirvText(Text) || SPIRV::isSpirvText(Image) ||
      !SPIRV::convertSpirv(Text, Again, Errors, false) || !SPIRV::isSpirvBinary(Again) ||
      SPIRV::convertSpirv(Text, Again, Errors, true))
    return failed("convertSpirv", Errors);
  std::istringstream ForText(Image);
  std::ostringstream TextStream;
  if (!SPIRV::convertSpirv(ForText, TextStream, Errors, false, true) || TextStream.str() != Text)
    return failed("convertSpirv of streams", Errors);
  std::ostringstream ByPass;
  llvm::legacy::PassManager Passes;
  Passes.add(llvm::createSPIRVWriterPass(ByPass, options()));
  Passes.run(*M);
  if (ByPass.str() != Written.str())
    return failed("createSPIRVWriterPass", "");
  SPIRV::TranslatorOpts ForDevice = options();
  ForDevice.setFnVarSpecEnable(true);
  ForDevice.setFnVarCategory(1);
  ForDevice.setFnVarCapabilities({6});
  SPIRV::TranslatorOpts Incomplete;
  Incomplete.setFnVarArch(1);
  const std::string Nowhere = ForDevice.getFnVarSpvOut();
  if (!ForDevice.validateFnVarOpts() || Incomplete.validateFnVarOpts() || !Nowhere.empty())
    return failed("validateFnVarOpts", "");
  std::istringstream ForVariants(Image);
  llvm::Module *Specialized = nullptr;
  if (!llvm::readSpirv(Context, ForDevice, ForVariants, Specialized, Errors))
    return failed("variants", Errors);
  delete Specialized;

  // Intrinsics by their prefixes.
  llvm::IRBuilder<> Builder(Context);
  llvm::Function *Caller = llvm::Function::Create(llvm::FunctionType::get(Builder.getInt32Ty(), {Builder.getInt32Ty()}, false),
                                                  llvm::Function::InternalLinkage, "caller", *M);
  Builder.SetInsertPoint(llvm::BasicBlock::Create(Context, "", Caller));
  auto *Reversed = llvm::cast<llvm::IntrinsicInst>(
      Builder.CreateUnaryIntrinsic(llvm::Intrinsic::bitreverse, Caller->getArg(0)));
  SPIRV::TranslatorOpts More = options();
  More.setSPIRVAllowUnknownIntrinsics({"llvm.genx.", "llvm.bit"});
  if (options().isUnknownIntrinsicAllowed(Reversed) || SPIRV::TranslatorOpts().isUnknownIntrinsicAllowed(Reversed) ||
      !More.isUnknownIntrinsicAllowed(Reversed))
    return failed("isUnknownIntrinsicAllowed", "");

  // A module that is refused leaves a text, and the process.
  std::istringstream Half(Image.substr(0, Image.size() / 2 / 4 * 4));
  llvm::Module *Nothing = nullptr;
  if (llvm::readSpirv(Context, Half, Nothing, Errors) || Nothing || Errors.empty())
    return failed("half a module was read", Errors);
  std::printf("LLVM %d\n", LLVM_VERSION_MAJOR);
  return 0;
}
