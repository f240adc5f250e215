//! LLVM's intrinsics.
//!
//! Generated from LLVM 22's records by `cargo xtask codegen`; do not edit.

use super::facts::{Class, Fact, Kind, Place, kind};
use crate::attributes::AttrKind;

/// Every name in order, see [`super::names`].
pub(super) static NAMES: [u8; 112996] = *b"\
\x80llvm.aarch64.addg\x8dbreak\x8dchkfeat\x8elrex\x8fs\x9064\x8erc32b\x92cb\x93h\x93w\x93x\x92h\x92w\x92x\x8fypto.aesd\x97e\
\x80llvm.aarch64.crypto.aesimc\x97mc\x94bcaxs\x98u\x94eor3s\x98u\x94rax1\x94sha1c\x98h\x98m\x98p\x98su0\x9a1\x97256h\x9b2\x9asu0\
\x80llvm.aarch64.crypto.sha256su1\x97512h\x9b2\x9asu0\x9c1\x95m3partw1\x9c2\x97ss1\x97tt1a\x9ab\x992a\x9ab\x964e\x98key\x94xar\x8ddmb\
\x80llvm.aarch64.dsb\x8dfjcvtzs\x8erint32x\x94z\x9264x\x94z\x8dgcspopm\x90ss\x8eet.fpcr\x93sr\x8emi\x8dhint\x8elt\x8dirg\x90.sp\x8esb\
\x80llvm.aarch64.ld64b\x8faxp\x91r\x8fg\x8fxp\x90r\x8dmops.memset.tag\x8dneon.abs\x93ddhn\x95p\x92bfdot\x94mlalb\x98t\x95mla\x92cls\x92fabd\
\x80llvm.aarch64.neon.facge\x96t\x94ddp\x96v\x94max\x95in\x93cvtas\x97u\x96ms\x97u\x96ns\x97u\x96ps\x97u\x96xn\x96zs\
\x80llvm.aarch64.neon.fcvtzu\x93max\x96nm\x98p\x98v\x96p\x96v\x94in\x96nm\x98p\x98v\x96p\x96v\x94lal\x972\x95sl\
\x80llvm.aarch64.neon.fmlsl2\x94mla\x94ulx\x93p8.cvtl1\x9a2\x96fcvtn\x9b2\x97dot2\x9b.lane\x9a4\x9b.lane\x97mlalb\x9c.lane\x9blbb\x9e.lane\x9dt\
\x80llvm.aarch64.neon.fp8.fmlallbt.lane\x9ctb\x9e.lane\x9dt\x9e.lane\x9bt\x9c.lane\x97scale\x93recpe\x97s\x97x\x94int32x\x99z\x9764x\x99z\x94sqrte\
\x80llvm.aarch64.neon.frsqrts\x92ld1x2\x963\x964\x942\x95lane\x95r\x943\x95lane\x95r\x944\x95lane\x95r\x92pmul\x96l\x9764\
\x80llvm.aarch64.neon.raddhn\x93shrn\x94ubhn\x92sabd\x94ddlp\x97v\x96v\x93calar.sqxtn\x9dun\x99uqxtn\x93dot\x93hadd\x94ll\x94sub\x93max\x96p\
\x80llvm.aarch64.neon.smaxv\x94in\x96p\x96v\x94mla\x94ull\x93qabs\x95dd\x94dmulh\x99.lane\x9eq\x98l\x99s.scalar\x94neg\x94rdmlah\x98sh\
\x80llvm.aarch64.neon.sqrdmulh\x9a.lane\x9fq\x95shl\x97rn\x98un\x94shl\x97u\x96rn\x97un\x95ub\x94xtn\x96un\x93rhadd\x94shl\x93shl\
\x80llvm.aarch64.neon.sshll\x93t1x2\x963\x964\x942\x95lane\x943\x95lane\x944\x95lane\x93ubhn\x94qadd\x92tbl1\x952\x953\x954\
\x80llvm.aarch64.neon.tbx1\x952\x953\x954\x92uabd\x94ddlp\x97v\x96v\x93dot\x93hadd\x94sub\x93max\x96p\x96v\x94in\x96p\
\x80llvm.aarch64.neon.uminv\x94mla\x94ull\x93qadd\x94rshl\x97rn\x94shl\x96rn\x95ub\x94xtn\x93recpe\x94hadd\x94shl\x95qrte\x93sdot\x94hl\
\x80llvm.aarch64.neon.ushll\x94mmla\x94qadd\x92vcadd.rot270\x9b90\x94mla.rot0\x9b180\x9b270\x9b90\x94opy.lane\x94vtfp2fxs\x9bu\x99hf\x97xs2fp\x98u2fp\x96hf2fp\
\x80llvm.aarch64.neon.vluti2.lane\x9dq\x974q.lane\x9e.x2\x9eq\x9f.x2\x93sli\x94ri\x8dprefetch\x8drange.prefetch\x8endr\x91rs\x8dsdiv\x8eet.fpcr\x93mr\x93sr\
\x80llvm.aarch64.settag\x93.zero\x8eisd.fabd\x93cvtxn\x8eme.add.write.single.za.vg1x2\xa94\x9bza.vg1x2\xa24\x95za16.vg1x2\x9e4\x9732.vg1x2\x9e4\x9764.vg1x2\x9e4\x94ha\x94va\
\x80llvm.aarch64.sme.bmopa.za32\x95s.za32\x91cntsd\x91famax.x2\x984\x94in.x2\x984\x92dot.lane.za32.vg1x2\xa44\x96single.za32.vg1x2\xa64\x96za32.vg1x2\x9f4\x92mla.lane.vg1x2\x9f4\x96single.vg1x2\
\x80llvm.aarch64.sme.fmla.single.vg1x4\x96vg1x2\x9a4\x95l.lane.vg2x1\xa02\xa04\x97single.vg2x1\xa22\xa24\x97vg2x2\x9b4\x94s.lane.vg1x2\x9f4\x96single.vg1x2\xa14\x96vg1x2\
\x80llvm.aarch64.sme.fmls.vg1x4\x95l.lane.vg2x1\xa02\xa04\x97single.vg2x1\xa22\xa24\x97vg2x2\x9b4\x92p8.fdot.lane.za16.vg1x2\xa84\xa132.vg1x2\xa84\x9amulti.za16.vg1x2\xa94\xa232.vg1x2\
\x80llvm.aarch64.sme.fp8.fdot.multi.za32.vg1x4\x9asingle.za16.vg1x2\xaa4\xa332.vg1x2\xaa4\x96mlal.lane.za16.vg2x1\xa92\xa94\x9bmulti.za16.vg2x2\xaa4\x9bsingle.za16.vg2x2\xab4\x9bza16.vg2x1\x9al.lane.za32.vg4x1\xaa2\xaa4\
\x80llvm.aarch64.sme.fp8.fmlall.multi.za32.vg4x2\xab4\x9csingle.za32.vg4x2\xac4\x9cza32.vg4x1\x97op4a.za16.1x1\xa32\xa12x1\xa32\x9e32.1x1\xa32\xa12x1\xa32\x99a.za16\x9d32\x96vdot.lane.za16.vg1x2\
\x80llvm.aarch64.sme.fp8.fvdotb.lane.za32.vg1x4\x9at.lane.za32.vg1x4\x95scale.single.x2\xa34\x9bx2\x9c4\x92tmopa.za16\x9a32\x92vdot.lane.za32.vg1x2\x91get.tpidr2\x91in.streaming.mode\x91ld1b.horiz\x96vert\x94d.horiz\x96vert\x94h.horiz\
\x80llvm.aarch64.sme.ld1h.vert\x94q.horiz\x96vert\x94w.horiz\x96vert\x93r\x94.zt\x92uti2.lane.zt\x9e.x2\xa04\x954.lane.zt\x9e.x2\xa04\x97zt.x4\x91mop4a.1x1\x992\
\x80llvm.aarch64.sme.mop4a.2x1\x992\x97wide.1x1\x9e2\x9c2x1\x9e2\x95s.1x1\x992\x972x1\x992\x97wide.1x1\x9e2\x9c2x1\x9e2\x94a\x95.nonwide\
\x80llvm.aarch64.sme.mopa.wide\x94s\x95.nonwide\x96wide\x91read.hor.vg2\x9c4\x99iz\x96ver.vg2\x9c4\x99t\x97g1x2\x9a4\x95q.horiz\x97vert\x95z.horiz\x9c.x2\
\x80llvm.aarch64.sme.readz.horiz.x4\x97q.horiz\x99vert\x97vert\x9b.x2\x9d4\x97x2\x984\x91sdot.lane.za32.vg1x2\xa44\x9d64.vg1x2\xa44\x96single.za32.vg1x2\xa64\x9f64.vg1x2\xa64\
\x80llvm.aarch64.sme.sdot.za32.vg1x2\x9f4\x9864.vg1x2\x9f4\x92et.tpidr2\x92mla.za32.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x9864.lane.vg4x1\xa42\xa44\
\x80llvm.aarch64.sme.smla.za64.single.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x95l.lane.vg2x1\xa02\xa04\x97single.vg2x1\xa22\xa24\x97vg2x2\x9b4\x94s.za32.lane.vg4x1\xa42\xa44\
\x80llvm.aarch64.sme.smls.za32.single.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x9864.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x95l.lane.vg2x1\xa02\xa04\
\x80llvm.aarch64.sme.smlsl.single.vg2x1\xa22\xa24\x97vg2x2\x9b4\x93op4a.wide.1x1\x9f2\x9d2x1\x9f2\x98za64.wide.1x1\xa42\xa22x1\xa42\x96s.wide.1x1\x9f2\x9d2x1\
\x80llvm.aarch64.sme.smop4s.wide.2x2\x98za64.wide.1x1\xa42\xa22x1\xa42\x95a.wide\x97za32\x95s.wide\x97za32\x92t1b.horiz\x96vert\x94d.horiz\x96vert\x94h.horiz\x96vert\x94q.horiz\
\x80llvm.aarch64.sme.st1q.vert\x94w.horiz\x96vert\x93mopa.za32\x93r\x94.zt\x92ub.write.single.za.vg1x2\xa94\x9bza.vg1x2\xa24\x95za16.vg1x2\x9e4\x9732.vg1x2\x9e4\x9764.vg1x2\x9e4\
\x80llvm.aarch64.sme.sudot.lane.za32.vg1x2\xa54\x97single.za32.vg1x2\xa74\x93mla.za32.lane.vg4x1\xa52\xa54\x9csingle.vg4x2\xa74\x94op4a.wide.1x1\xa02\x9e2x1\xa02\x99za64.wide.1x1\xa52\xa32x1\
\x80llvm.aarch64.sme.sumop4a.za64.wide.2x2\x97s.wide.1x1\xa02\x9e2x1\xa02\x99za64.wide.1x1\xa52\xa32x1\xa52\x96a.wide\x96s.wide\x93tmopa.za32\x93vdot.lane.za32.vg1x4\x92vdot.lane.za32.vg1x2\xa54\x9e64.vg1x4\
\x80llvm.aarch64.sme.udot.lane.za32.vg1x2\xa44\x9d64.vg1x2\xa44\x96single.za32.vg1x2\xa64\x9f64.vg1x2\xa64\x96za32.vg1x2\x9f4\x9864.vg1x2\x9f4\x92mla.za32.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\
\x80llvm.aarch64.sme.umla.za32.single.vg4x2\xa64\x9bvg4x2\x9f4\x9864.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x95l.lane.vg2x1\xa02\xa04\x97single.vg2x1\
\x80llvm.aarch64.sme.umlal.single.vg2x2\xa24\x97vg2x2\x9b4\x94s.za32.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\xa62\xa64\x9bvg4x2\x9f4\x9864.lane.vg4x1\xa42\xa44\x9bsingle.vg4x1\
\x80llvm.aarch64.sme.umls.za64.single.vg4x2\xa64\x9bvg4x2\x9f4\x95l.lane.vg2x1\xa02\xa04\x97single.vg2x1\xa22\xa24\x97vg2x2\x9b4\x93op4a.wide.1x1\x9f2\x9d2x1\x9f2\
\x80llvm.aarch64.sme.umop4a.za64.wide.1x1\xa42\xa22x1\xa42\x96s.wide.1x1\x9f2\x9d2x1\x9f2\x98za64.wide.1x1\xa42\xa22x1\xa42\x95a.wide\x97za32\x95s.wide\x97za32\
\x80llvm.aarch64.sme.usdot.lane.za32.vg1x2\xa54\x97single.za32.vg1x2\xa74\x97za32.vg1x2\xa04\x93mla.za32.lane.vg4x1\xa52\xa54\x9csingle.vg4x1\xa72\xa74\x9cvg4x2\xa04\x94op4a.wide.1x1\xa02\
\x80llvm.aarch64.sme.usmop4a.wide.2x1\xa02\x99za64.wide.1x1\xa52\xa32x1\xa52\x97s.wide.1x1\xa02\x9e2x1\xa02\x99za64.wide.1x1\xa52\xa32x1\xa52\x96a.wide\x96s.wide\
\x80llvm.aarch64.sme.ustmopa.za32\x93vdot.lane.za32.vg1x4\x92tmopa.za32\x92vdot.lane.za32.vg1x2\xa54\x9e64.vg1x4\x91write.hor.vg2\x9d4\x9aiz\x97lane.zt\x97ver.vg2\x9d4\x9at\x98g1x2\x9b4\x97zt\
\x80llvm.aarch64.sme.writeq.horiz\x98vert\x91za.disable\x94enable\x92ero\x95.za64.vg1x2\x9f4\x9d2x1\x9f2\x9f4\x9d4x1\x9f2\x9f4\x97t\x8epace\x8et64b\
\x80llvm.aarch64.st64bv\x930\x8fg\x90p\x8flxp\x91r\x8fxp\x90r\x8eubp\x8eve.abs\x92dclb\x95t\x93d\x94.single.x2\x9d4\x95u\
\x80llvm.aarch64.sve.addhnb\x96t\x94p\x94qv\x93rb\x94d\x94h\x94w\x92esd\x95.lane.x2\x9c4\x95imc.lane.x2\x9f4\x94e\x95.lane.x2\x9c4\
\x80llvm.aarch64.sve.aesemc.lane.x2\x9e4\x94imc\x94mc\x92nd\x94.u\x95z\x94qv\x94v\x92sr\x94.u\x95wide\x94d\x91bcax\x92dep.x\x92ext.x\
\x80llvm.aarch64.sve.bfclamp.single.x2\xa14\x94vt.x2\x96n.x2\x93dot\x96.lane.v2\x93mlalb\x98.lane.v2\x97t\x98.lane.v2\x95slb\x98.lane\x97t\x98.lane\x94mla\x92grp.x\
\x80llvm.aarch64.sve.bic\x94.u\x95z\x92rka\x95.z\x94b\x95.z\x94n.z\x94pa.z\x95b.z\x92sl\x941n\x942n\x91cadd.x\x92dot\x95.lane\
\x80llvm.aarch64.sve.clasta\x97.n\x96b\x97.n\x93s\x93z\x92mla.lane.x\x96x\x93peq\x96.wide\x94ge\x96.wide\x95t\x96.wide\x94hi\x96.wide\
\x80llvm.aarch64.sve.cmphs\x96.wide\x94le.wide\x95o.wide\x95s.wide\x95t.wide\x94ne\x96.wide\x92not\x93t\x94b\x94d\x94h\x94p\x95.c16\x9732\
\x80llvm.aarch64.sve.cntp.c64\x978\x94w\x92ompact\x93nvert.from.svbool\x99to.svbool\x91dup\x94.laneq\x95x\x94q.lane\x91eor\x94.u\x95z\x943\x94bt\x94qv\
\x80llvm.aarch64.sve.eortb\x94v\x92xpand\x93t\x94q\x91fabd\x95.u\x94s\x93cge\x95t\x93dd\x95.u\x95a\x95p\x95qv\x95v\
\x80llvm.aarch64.sve.famax\x96.u\x94in\x96.u\x92cadd\x93lamp\x97.single.x2\xa04\x93mla\x96.lane\x94peq\x95ge\x96t\x95ne\x95uo\x93vt\
\x80llvm.aarch64.sve.fcvt.bf16f32.v2\x96f16f32\x9a64\x9732f16\x9a64\x9764f16\x9a32\x96widen.x2\x96x2\x95l.widen.x2\x96t.f32f16\x9964f32\x95n.x2\x96t.bf16f32.v2\x98f16f32\x9932f64\
\x80llvm.aarch64.sve.fcvtnt.z.bf16f32\x9af16f32\x9b32f64\x95x.f32f64\x96nt.f32f64\x99z.f32f64\x95zs\x97.i32f16\x9c64\x9964f16\x9c32\x98x2\x994\x96u\x97.i32f16\x9c64\
\x80llvm.aarch64.sve.fcvtzu.i64f16\x9c32\x98x2\x994\x92div\x95.u\x95r\x93ot.lane.x2\x96x2\x92expa.x\x92irstp\x92logb\x92mad\x94x\x95.single.x2\x9e4\
\x80llvm.aarch64.sve.fmax.u\x96x2\x974\x95nm\x97.single.x2\xa04\x98u\x98x2\x994\x97p\x97qv\x97v\x95p\x95qv\x95v\x93in\
\x80llvm.aarch64.sve.fmin.single.x2\x9e4\x96u\x96x2\x974\x95nm\x97.single.x2\xa04\x98u\x98x2\x994\x97p\x97qv\x97v\x95p\x95qv\
\x80llvm.aarch64.sve.fminv\x93la\x95.lane\x96u\x95lb\x97.lane\x96t\x97.lane\x94s\x95.lane\x96u\x95lb\x97.lane\x96t\x97.lane\x93mla\
\x80llvm.aarch64.sve.fmsb\x93ul\x95.lane\x96single.x2\x9e4\x96u\x96x2\x974\x95x\x96.u\x92neg\x93mad\x94la\x96.u\x95s\x96.u\
\x80llvm.aarch64.sve.fnmsb\x92p8.cvt.x2\x9a4\x981\x99.x2\x982\x99.x2\x98l1.x2\x992.x2\x99t1\x9a2\x98n\x99.x4\x99b\x99t\x95fdot\
\x80llvm.aarch64.sve.fp8.fdot.lane\x96mlalb\x9b.lane\x9albb\x9d.lane\x9ct\x9d.lane\x9btb\x9d.lane\x9ct\x9d.lane\x9at\x9b.lane\x97mla\x92recpe.x\x96s.x\
\x80llvm.aarch64.sve.frecpx\x93int32x\x98z\x9664x\x98z\x96a\x97.x2\x994\x96i\x96m\x97.x2\x994\x96n\x97.x2\x994\x96p\
\x80llvm.aarch64.sve.frintp.x2\x994\x96x\x96z\x93sqrte.x\x97s.x\x92scale\x97.single.x2\xa04\x98x2\x994\x93qrt\x93ub\x95.u\x95r\x92tmad.x\
\x80llvm.aarch64.sve.ftsmul.x\x94sel.x\x91histcnt\x95seg\x91index\x93sr\x91lasta\x95b\x95p\x92d1\x94.gather\x9b.index\x9cscalar.offset\x9dxtw\xa0.index\x9cuxtw\
\x80llvm.aarch64.sve.ld1.gather.uxtw.index\x95pn.x2\x994\x94q.gather.index\x9dscalar.offset\x9dvector.offset\x94ro\x95q\x94udq\x95wq\x932.sret\x94q.sret\x933.sret\x94q.sret\x934.sret\x94q.sret\
\x80llvm.aarch64.sve.ldff1\x96.gather\x9d.index\x9escalar.offset\x9fxtw\xa2.index\x9euxtw\xa2.index\x93nf1\x94t1\x96.gather\x9d.index\x9escalar.offset\x9euxtw\x97pn.x2\x9b4\
\x80llvm.aarch64.sve.lsl\x94.u\x95wide\x93r\x94.u\x95wide\x92uti2.lane\x954.lane\x9b.x2\x91mad\x93tch\x92la\x94.lane\x95u\x93s\x94.lane\
\x80llvm.aarch64.sve.mls.u\x92sb\x92ul\x94.lane\x95u\x91nand.z\x92bsl\x92eg\x92match\x92or.z\x93t\x91orn.z\x93qv\x93r\x94.u\x95z\
\x80llvm.aarch64.sve.orv\x91pext\x95.x2\x92first\x92mlal.pair.x2\x93ov.to.pred.lane\xa2.zero\x99vector.lane.merging\xa5zeroing\x93ul\x95l.pair.x2\x96b.pair\x96t.pair\x92next\x92rf\x94b.gather.index\
\x80llvm.aarch64.sve.prfb.gather.scalar.offset\x9extw.index\x9duxtw.index\x94d.gather.index\x9dscalar.offset\x9extw.index\x9duxtw.index\x94h.gather.index\x9dscalar.offset\x9extw.index\x9duxtw.index\x94w.gather.index\x9dscalar.offset\x9extw.index\x9duxtw.index\x92sel\
\x80llvm.aarch64.sve.ptest.any\x97first\x97last\x93rue\x96.c16\x9832\x9864\x988\x92unpkhi\x96lo\x91raddhnb\x97t\x93x1\x92bit\x92dffr\x96.z\
\x80llvm.aarch64.sve.rev.b16\x9632\x9664\x94b\x94d\x94h\x94w\x92shrnb\x96t\x93ubhnb\x97t\x91saba\x95lb\x96t\x94d\x95.u\
\x80llvm.aarch64.sve.sabdlb\x96t\x93dalp\x94dlb\x97t\x96t\x95v\x95wb\x96t\x92bclb\x95t\x92clamp\x97.single.x2\xa04\x93vtf\x96.f16i32\
\x80llvm.aarch64.sve.scvtf.f16i64\x9832i64\x9864i32\x97x2\x984\x92div\x95.u\x95r\x93ot\x95.lane\x9a.x2\x96x2\x92el\x94.x2\x964\x93tffr\
\x80llvm.aarch64.sve.shadd\x93rnb\x95t\x93sub\x96.u\x96r\x92li\x92m4e\x95key\x93ax\x95.single.x2\x9e4\x96u\x96x2\x974\x95p\
\x80llvm.aarch64.sve.smaxqv\x95v\x93in\x95.single.x2\x9e4\x96u\x96x2\x974\x95p\x95qv\x95v\x93lalb\x97.lane\x96t\x97.lane\x94slb\
\x80llvm.aarch64.sve.smlslb.lane\x96t\x97.lane\x93mla\x93ulh\x96.u\x95lb\x97.lane\x96t\x97.lane\x92plice\x92qabs\x94dd\x96.x\x93cadd.x\x94vt.x2\
\x80llvm.aarch64.sve.sqcvt.x4\x96n.x2\x994\x96u.x2\x994\x97n.x2\x9a4\x93decb.n32\x9964\x96d\x97.n32\x9964\x96h\x97.n32\x9964\x96p\
\x80llvm.aarch64.sve.sqdecp.n32\x9964\x96w\x97.n32\x9964\x94mlalb\x99.lane\x99t\x98t\x99.lane\x96slb\x99.lane\x99t\x98t\x99.lane\x95ulh\
\x80llvm.aarch64.sve.sqdmulh.lane\x99single.vgx2\xa34\x99vgx2\x9c4\x97lb\x99.lane\x98t\x99.lane\x93incb.n32\x9964\x96d\x97.n32\x9964\x96h\x97.n32\
\x80llvm.aarch64.sve.sqinch.n64\x96p\x97.n32\x9964\x96w\x97.n32\x9964\x93neg\x93rdcmlah.lane.x\x9bx\x95mlah\x99.lane\x97sh\x99.lane\x96ulh\x99.lane\
\x80llvm.aarch64.sve.sqrshl\x97.u\x96r.x2\x994\x97n.x2\x9a4\x98b\x98t\x97u.x2\x9a4\x98n.x2\x9b4\x99b\x99t\x93shl\x96.u\
\x80llvm.aarch64.sve.sqshlu\x95rnb\x97t\x96unb\x98t\x94ub\x96.u\x97x\x96r\x93xtnb\x96t\x95unb\x97t\x92rhadd\x93i\x93shl\
\x80llvm.aarch64.sve.srshl.single.x2\x9f4\x97u\x97x2\x984\x95r\x94ra\x92shllb\x96t\x93ra\x93ublb\x97t\x96t\x97b\x95wb\x96t\
\x80llvm.aarch64.sve.st1\x94.pn.x2\x994\x95scatter\x9c.index\x9dscalar.offset\x9extw\xa1.index\x9duxtw\xa1.index\x94dq\x94q.scatter.index\x9escalar.offset\x9evector.offset\x94wq\x932\
\x80llvm.aarch64.sve.st2q\x933\x94q\x934\x94q\x93nt1\x96.pn.x2\x9b4\x97scatter\x9e.index\x9fscalar.offset\x9fuxtw\x92ub\x94.u\x94hnb\x96t\
\x80llvm.aarch64.sve.subr\x93dot.lane\x93npk.x2\x984\x96hi\x96lo\x93qadd\x92xtb\x94h\x94w\x91tbl\x942\x94q\x93x\x94q\x92rn1\
\x80llvm.aarch64.sve.trn1.b16\x9732\x9764\x95q\x942\x95.b16\x9732\x9764\x95q\x91uaba\x95lb\x96t\x94d\x95.u\x95lb\x96t\
\x80llvm.aarch64.sve.uadalp\x94dlb\x96t\x95v\x95wb\x96t\x92clamp\x97.single.x2\xa04\x93vtf\x96.f16i32\x9b64\x9832i64\x9864i32\x97x2\x984\
\x80llvm.aarch64.sve.udiv\x95.u\x95r\x93ot\x95.lane\x9a.x2\x96x2\x92hadd\x93sub\x96.u\x96r\x92max\x95.single.x2\x9e4\x96u\x96x2\
\x80llvm.aarch64.sve.umax.x4\x95p\x95qv\x95v\x93in\x95.single.x2\x9e4\x96u\x96x2\x974\x95p\x95qv\x95v\x93lalb\x97.lane\x96t\
\x80llvm.aarch64.sve.umlalt.lane\x94slb\x97.lane\x96t\x97.lane\x93mla\x93ulh\x96.u\x95lb\x97.lane\x96t\x97.lane\x92qadd\x96.x\x93cvt.x2\x984\
\x80llvm.aarch64.sve.uqcvtn.x2\x994\x93decb.n32\x9964\x96d\x97.n32\x9964\x96h\x97.n32\x9964\x96p\x97.n32\x9964\x96w\x97.n32\x9964\
\x80llvm.aarch64.sve.uqincb.n32\x9964\x96d\x97.n32\x9964\x96h\x97.n32\x9964\x96p\x97.n32\x9964\x96w\x97.n32\x9964\x93rshl\x97.u\
\x80llvm.aarch64.sve.uqrshr.x2\x994\x97n.x2\x9a4\x98b\x98t\x93shl\x96.u\x95rnb\x97t\x94ub\x96.u\x97x\x96r\x93xtnb\x96t\
\x80llvm.aarch64.sve.urecpe\x93hadd\x93shl\x96.single.x2\x9f4\x97u\x97x2\x984\x95r\x94qrte\x94ra\x92sdot\x96.lane\x93hllb\x96t\x93mmla\
\x80llvm.aarch64.sve.usqadd\x93ra\x93ublb\x96t\x95wb\x96t\x92unpk.x2\x984\x96hi\x96lo\x92xtb\x94h\x94w\x92zp.x2\x964\x941\
\x80llvm.aarch64.sve.uzp1.b16\x9732\x9764\x95q\x942\x95.b16\x9732\x9764\x95q\x94q.x2\x974\x951\x952\x91whilege\x98.c16\x9a32\
\x80llvm.aarch64.sve.whilege.c64\x9a8\x99x2\x97t\x98.c16\x9a32\x9a64\x9a8\x99x2\x96hi\x98.c16\x9a32\x9a64\x9a8\x99x2\x97s\
\x80llvm.aarch64.sve.whilehs.c16\x9a32\x9a64\x9a8\x99x2\x96le\x98.c16\x9a32\x9a64\x9a8\x99x2\x97o\x98.c16\x9a32\x9a64\x9a8\
\x80llvm.aarch64.sve.whilelo.x2\x97s\x98.c16\x9a32\x9a64\x9a8\x99x2\x97t\x98.c16\x9a32\x9a64\x9a8\x99x2\x96rw.b\x99d\x99h\
\x80llvm.aarch64.sve.whilerw.s\x96wr.b\x99d\x99h\x99s\x92rffr\x91xar\x91zip.x2\x964\x941\x95.b16\x9732\x9764\x95q\x942\x95.b16\
\x80llvm.aarch64.sve.zip2.b32\x9764\x95q\x94q.x2\x974\x951\x952\x8dtagp\x8dudiv\x86bs\x86cos\x86ddressofreturnaddress\x87just.trampoline\x86lloc.token.id\x89w.runtime.check\x8bsanitize.address\
\x80llvm.allow.sanitize.hwaddress\x94memory\x94thread\x8bubsan.check\x86mdgcn.add.max.i32\x94u32\x91in.i32\x94u32\x8frspacecast.nonnull\x8dlignbyte\x8dshr.pk.i8.i32\x94u8.i32\x8cballot\x8ditop3\x8duffer.wbinvl1\x9a.sc\
\x80llvm.amdgcn.buffer.wbinvl1.vol\x8ccall.whole.wave\x8dlass\x8euster.id.x\x97y\x97z\x94load.async.to.lds.b128\xa732\xa764\xa78\x99b128\x9a32\x9a64\x94workgroup.flat.id\x9eid.x\xa1y\
\x80llvm.amdgcn.cluster.workgroup.id.z\x9emax.flat.id\xa2id.x\xa5y\xa5z\x8dooperative.atomic.load.16x8B\xa432x4B\xa48x16B\x9fstore.16x8B\xa532x4B\xa58x16B\x8es\x8ds.chain\x8dubeid\x90ma\x90sc\
\x80llvm.amdgcn.cubetc\x8dvt.f16.bf8\x94fp8\x9132.bf8\x94fp8\x97.e5m3\x90off.f32.i4\x90pk.bf8.f16\x9832\x93f16.bf8\x97fp8\x9432.bf8\x97fp8\x94p8.f16\x9832\x9a.e5m3\
\x80llvm.amdgcn.cvt.pk.i16\x93u16\x948.f32\x92norm.i16\x97u16\x92rtz\x90scale.pk16.bf16.bf6\xa0fp6\x9bf16.bf6\x9ffp6\x9c32.bf6\x9ffp6\x988.bf16.bf8\x9ffp4\xa18\x9af16.bf8\
\x80llvm.amdgcn.cvt.scale.pk8.f16.fp4\xa08\x9b32.bf8\x9efp4\xa08\x95f32.2xpk16.bf6.f32\xa0fp6.f32\x99f16.bf8\x9dfp8\x9a32.bf8\x9dfp8\x99pk.bf16.bf8\xa1fp4\xa38\x9e8.bf16\xa0f16\
\x80llvm.amdgcn.cvt.scalef32.pk.bf8.f32\x9cf16.bf8\xa0fp4\xa28\x9d32.bf8\xa0fp4\xa28\x9dp4.bf16\xa0f16\xa132\x9e8.bf16\xa0f16\xa132\x9b16.bf6.bf16\xa2f16\xa332\
\x80llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16\xa2f16\xa332\x9b32.bf16.bf6\xa3fp6\xa06.bf16\xa2f16\x9ef16.bf6\xa2fp6\x9f32.bf6\xa2fp6\x9fp6.bf16\xa2f16\x9b8.bf8.bf16\xa1f16\xa232\
\x80llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16\xa1f16\xa232\x9f8.bf16\xa1f16\xa232\x99sr.bf8.bf16\xa0f16\xa132\x9cfp8.bf16\xa0f16\xa132\x9cpk.fp4.bf16\xa3f16\xa432\x9e16.bf6.bf16\
\x80llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16\xa632\xa1fp6.bf16\xa5f16\xa632\x9e32.bf6.bf16\xa5f16\xa632\xa1fp6.bf16\xa5f16\xa632\x9e8.bf8.bf16\xa4f16\xa532\xa0fp4.bf16\xa4f16\
\x80llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32\xa28.bf16\xa4f16\xa532\x91r.bf16.f32\x958.f16\x9832\x93f16.f32\x94p8.f16\x9832\x9a.e5m3\x93pk.bf16.f32\x96f16.f32\x8cdead\x8dispatch.id\x95ptr\
\x80llvm.amdgcn.div.fixup\x91mas\x90scale\x8dot4.f32.bf8.bf8\x99fp8\x95fp8.bf8\x99fp8\x8ds.add.gs.reg.rtn\x90ppend\x90tomic.async.barrier.arrive.b64\x96barrier.arrive.rtn.b64\x8fbpermute\x97.fi.b32\x90vh.stack.push4.pop1.rtn\x9d8.pop1.rtn\xa22.rtn\
\x80llvm.amdgcn.ds.bvh.stack.rtn\x8fconsume\x8fgws.barrier\x93init\x93sema.br\x98p\x98release.all\x98v\x8fload.tr16.b128\x964.b64\x966.b96\x968.b64\x8fordered.add\x97swap\x8fpermute\x8fread.tr16.b64\
\x80llvm.amdgcn.ds.read.tr4.b64\x966.b96\x968.b64\x8fsub.gs.reg.rtn\x90wizzle\x8celse\x8dnd.cf\x8fpgm\x8dxp\x8f.compr\x90row\x8f2\x8cfcmp\x8ddiv.fast\x8eot2\x91.bf16.bf16\
\x80llvm.amdgcn.fdot2.f16.f16\x9332.bf16\x91c.f32.bf16\x8dlat.atomic.fmax.num\x9ain.num\x91load.monitor.b128\x9f32\x9f64\x91prefetch\x8dma.legacy\x8fd.ftz\x8eed3\x8eul.legacy\x8dract\x8eexp.exp\x92mant\
\x80llvm.amdgcn.global.atomic.fmax.num\x9cin.num\x9aordered.add.b64\x93load.async.to.lds.b128\xa632\xa664\xa68\x98lds\x98monitor.b128\xa132\xa164\x98tr.b128\x9c64\x9a4.b64\x9a6.b96\x93prefetch\
\x80llvm.amdgcn.global.store.async.from.lds.b128\xa932\xa964\xa98\x8droupstaticsize\x8cicmp\x8df\x8e.break\x8dglp.opt\x8dmage.atomic.add.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\
\x80llvm.amdgcn.image.atomic.add.cube\x9dflt.1d\xa3array\xa12d\xa3array\xa8msaa\xa3msaa\xa13d\xa1cube\x9and.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\
\x80llvm.amdgcn.image.atomic.and.cube\x99cmpswap.1d\xa3array\xa12d\xa3array\xa8msaa\xa3msaa\xa13d\xa1cube\x99dec.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\
\x80llvm.amdgcn.image.atomic.dec.cube\x99fmax.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\x9ecube\x9bin.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\
\x80llvm.amdgcn.image.atomic.fmin.cube\x99inc.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\x9dcube\x99max.flt.1d\xa3array\xa12d\xa3array\xa8msaa\xa3msaa\xa13d\
\x80llvm.amdgcn.image.atomic.max.flt.cube\x9ain.flt.1d\xa3array\xa12d\xa3array\xa8msaa\xa3msaa\xa13d\xa1cube\x99or.1d\x9earray\x9c2d\x9earray\xa3msaa\x9emsaa\x9c3d\
\x80llvm.amdgcn.image.atomic.or.cube\x99pk.add.bf16.1d\xa7array\xa52d\xa7array\xacmsaa\xa7msaa\xa53d\xa5cube\xa0f16.1d\xa6array\xa42d\xa6array\xabmsaa\xa6msaa\xa43d\
\x80llvm.amdgcn.image.atomic.pk.add.f16.cube\x99smax.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\x9ecube\x9bin.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\
\x80llvm.amdgcn.image.atomic.smin.cube\x9aub.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\x9dcube\x9awap.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\
\x80llvm.amdgcn.image.atomic.swap.cube\x99umax.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\x9ecube\x9bin.1d\xa0array\x9e2d\xa0array\xa5msaa\xa0msaa\x9e3d\
\x80llvm.amdgcn.image.atomic.umin.cube\x99xor.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\x9d3d\x9dcube\x92bvh.dual.intersect.ray\x96intersect.ray\x958.intersect.ray\x92gather4.2d\x9carray\x9ab.2d\x9earray\
\x80llvm.amdgcn.image.gather4.b.cl.2d\xa1array\x9fcube\x9fo.2d\xa3array\xa1cube\x9dube\x9co.2d\xa0array\x9ecube\x9ac.2d\x9earray\x9cb.2d\xa0array\x9ecl.2d\xa3array\
\x80llvm.amdgcn.image.gather4.c.b.cl.cube\xa1o.2d\xa5array\xa3cube\x9fube\x9eo.2d\xa2array\xa0cube\x9ccl.2d\xa1array\x9fcube\x9fo.2d\xa3array\xa1cube\x9dube\x9cl.2d\
\x80llvm.amdgcn.image.gather4.c.l.2darray\x9ecube\x9eo.2d\xa2array\xa0cube\x9dz.2d\xa1array\x9fcube\x9fo.2d\xa3array\xa1cube\x9co.2d\xa0array\x9ecube\x9bl.2d\x9farray\
\x80llvm.amdgcn.image.gather4.cl.cube\x9do.2d\xa1array\x9fcube\x9bube\x9al.2d\x9earray\x9ccube\x9co.2d\xa0array\x9ecube\x9bz.2d\x9farray\x9dcube\x9do.2d\xa1array\
\x80llvm.amdgcn.image.gather4.lz.o.cube\x9ao.2d\x9earray\x9ccube\x93etlod.1d\x9barray\x992d\x9barray\x993d\x99cube\x95resinfo.1d\x9farray\x9d2d\x9farray\xa4msaa\x9fmsaa\
\x80llvm.amdgcn.image.getresinfo.3d\x9dcube\x92load.1d\x99array\x972d\x99array\x9emsaa\x99msaa\x973d\x97cube\x97mip.1d\x9darray\x9b2d\x9darray\x9b3d\x9bcube\
\x80llvm.amdgcn.image.msaa.load.2darraymsaa\x9emsaa\x9cx.2darraymsaa\xa0msaa\x92sample.1d\x9b.nortn\x9barray\xa0.nortn\x992d\x9b.nortn\x9barray\xa0.nortn\x993d\x9b.nortn\x99b.1d\x9d.nortn\
\x80llvm.amdgcn.image.sample.b.1darray\xa2.nortn\x9b2d\x9d.nortn\x9darray\xa2.nortn\x9b3d\x9d.nortn\x9bcl.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\xa0array\xa5.nortn\
\x80llvm.amdgcn.image.sample.b.cl.3d\xa0.nortn\x9ecube\xa2.nortn\x9eo.1d\xa2.nortn\xa2array\xa7.nortn\xa02d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\
\x80llvm.amdgcn.image.sample.b.cube\x9f.nortn\x9bo.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcube\xa1.nortn\x99c.1d\x9d.nortn\
\x80llvm.amdgcn.image.sample.c.1darray\xa2.nortn\x9b2d\x9d.nortn\x9darray\xa2.nortn\x9b3d\x9d.nortn\x9bb.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\
\x80llvm.amdgcn.image.sample.c.b.3d\x9f.nortn\x9dcl.1d\xa2.nortn\xa2array\xa7.nortn\xa02d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\xa0o.1d\xa4.nortn\
\x80llvm.amdgcn.image.sample.c.b.cl.o.1darray\xa9.nortn\xa22d\xa4.nortn\xa4array\xa9.nortn\xa23d\xa4.nortn\xa2cube\xa6.nortn\x9eube\xa1.nortn\x9do.1d\xa1.nortn\xa1array\xa6.nortn\
\x80llvm.amdgcn.image.sample.c.b.o.2d\xa1.nortn\xa1array\xa6.nortn\x9f3d\xa1.nortn\x9fcube\xa3.nortn\x9bcd.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\xa0array\xa5.nortn\
\x80llvm.amdgcn.image.sample.c.cd.3d\xa0.nortn\x9ecl.1d\xa3.nortn\xa3array\xa8.nortn\xa12d\xa3.nortn\xa3array\xa8.nortn\xa13d\xa3.nortn\xa1cube\xa5.nortn\xa1o.1d\xa5.nortn\
\x80llvm.amdgcn.image.sample.c.cd.cl.o.1darray\xaa.nortn\xa32d\xa5.nortn\xa5array\xaa.nortn\xa33d\xa5.nortn\xa3cube\xa7.nortn\x9fube\xa2.nortn\x9eo.1d\xa2.nortn\xa2array\xa7.nortn\
\x80llvm.amdgcn.image.sample.c.cd.o.2d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\x9cl.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\xa0array\xa5.nortn\
\x80llvm.amdgcn.image.sample.c.cl.3d\xa0.nortn\x9ecube\xa2.nortn\x9eo.1d\xa2.nortn\xa2array\xa7.nortn\xa02d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\
\x80llvm.amdgcn.image.sample.c.cube\x9f.nortn\x9bd.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcl.1d\xa2.nortn\xa2array\xa7.nortn\
\x80llvm.amdgcn.image.sample.c.d.cl.2d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\xa0o.1d\xa4.nortn\xa4array\xa9.nortn\xa22d\xa4.nortn\xa4array\xa9.nortn\
\x80llvm.amdgcn.image.sample.c.d.cl.o.3d\xa4.nortn\xa2cube\xa6.nortn\x9eube\xa1.nortn\x9do.1d\xa1.nortn\xa1array\xa6.nortn\x9f2d\xa1.nortn\xa1array\xa6.nortn\x9f3d\xa1.nortn\
\x80llvm.amdgcn.image.sample.c.d.o.cube\xa3.nortn\x9bl.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcube\xa1.nortn\x9do.1d\xa1.nortn\
\x80llvm.amdgcn.image.sample.c.l.o.1darray\xa6.nortn\x9f2d\xa1.nortn\xa1array\xa6.nortn\x9f3d\xa1.nortn\x9fcube\xa3.nortn\x9cz.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\
\x80llvm.amdgcn.image.sample.c.lz.2darray\xa5.nortn\x9e3d\xa0.nortn\x9ecube\xa2.nortn\x9eo.1d\xa2.nortn\xa2array\xa7.nortn\xa02d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\
\x80llvm.amdgcn.image.sample.c.lz.o.cube\xa4.nortn\x9bo.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcube\xa1.nortn\x9ad.1d\x9e.nortn\
\x80llvm.amdgcn.image.sample.cd.1darray\xa3.nortn\x9c2d\x9e.nortn\x9earray\xa3.nortn\x9c3d\x9e.nortn\x9ccl.1d\xa1.nortn\xa1array\xa6.nortn\x9f2d\xa1.nortn\xa1array\xa6.nortn\
\x80llvm.amdgcn.image.sample.cd.cl.3d\xa1.nortn\x9fcube\xa3.nortn\x9fo.1d\xa3.nortn\xa3array\xa8.nortn\xa12d\xa3.nortn\xa3array\xa8.nortn\xa13d\xa3.nortn\xa1cube\xa5.nortn\
\x80llvm.amdgcn.image.sample.cd.cube\xa0.nortn\x9co.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\xa0array\xa5.nortn\x9e3d\xa0.nortn\x9ecube\xa2.nortn\x9al.1d\x9e.nortn\
\x80llvm.amdgcn.image.sample.cl.1darray\xa3.nortn\x9c2d\x9e.nortn\x9earray\xa3.nortn\x9c3d\x9e.nortn\x9ccube\xa0.nortn\x9co.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\
\x80llvm.amdgcn.image.sample.cl.o.2darray\xa5.nortn\x9e3d\xa0.nortn\x9ecube\xa2.nortn\x9aube\x9d.nortn\x99d.1d\x9d.nortn\x9darray\xa2.nortn\x9b2d\x9d.nortn\x9darray\xa2.nortn\
\x80llvm.amdgcn.image.sample.d.3d\x9d.nortn\x9bcl.1d\xa0.nortn\xa0array\xa5.nortn\x9e2d\xa0.nortn\xa0array\xa5.nortn\x9e3d\xa0.nortn\x9ecube\xa2.nortn\x9eo.1d\xa2.nortn\
\x80llvm.amdgcn.image.sample.d.cl.o.1darray\xa7.nortn\xa02d\xa2.nortn\xa2array\xa7.nortn\xa03d\xa2.nortn\xa0cube\xa4.nortn\x9cube\x9f.nortn\x9bo.1d\x9f.nortn\x9farray\xa4.nortn\
\x80llvm.amdgcn.image.sample.d.o.2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcube\xa1.nortn\x99l.1d\x9d.nortn\x9darray\xa2.nortn\x9b2d\x9d.nortn\x9darray\xa2.nortn\
\x80llvm.amdgcn.image.sample.l.3d\x9d.nortn\x9bcube\x9f.nortn\x9bo.1d\x9f.nortn\x9farray\xa4.nortn\x9d2d\x9f.nortn\x9farray\xa4.nortn\x9d3d\x9f.nortn\x9dcube\xa1.nortn\
\x80llvm.amdgcn.image.sample.lz.1d\x9e.nortn\x9earray\xa3.nortn\x9c2d\x9e.nortn\x9earray\xa3.nortn\x9c3d\x9e.nortn\x9ccube\xa0.nortn\x9co.1d\xa0.nortn\xa0array\xa5.nortn\
\x80llvm.amdgcn.image.sample.lz.o.2d\xa0.nortn\xa0array\xa5.nortn\x9e3d\xa0.nortn\x9ecube\xa2.nortn\x99o.1d\x9d.nortn\x9darray\xa2.nortn\x9b2d\x9d.nortn\x9darray\xa2.nortn\
\x80llvm.amdgcn.image.sample.o.3d\x9d.nortn\x9bcube\x9f.nortn\x93tore.1d\x9aarray\x982d\x9aarray\x9fmsaa\x9amsaa\x983d\x98cube\x98mip.1d\x9earray\x9c2d\x9earray\
\x80llvm.amdgcn.image.store.mip.3d\x9ccube\x8eplicit.buffer.ptr\x94arg.ptr\x8dnit.exec\x95.from.input\x91whole.wave\x8eterp.inreg.p10\x9c.f16\x9a2\x9b.f16\x93mov\x93p1\x95.f16\x950.rtz.f16\x942\
\x80llvm.amdgcn.interp.p2.f16\x96rtz.f16\x8everse.ballot\x8ds.private\x8fshared\x8ckernarg.segment.ptr\x8dill\x8clds.direct.load\x90kernel.id\x90param.load\x8derp\x8dive.mask\x8doad.to.lds\x8eg\x8f.clamp\x8eop\
\x80llvm.amdgcn.make.buffer.rsrc\x8dbcnt.hi\x92lo\x8dfma.f32.16x16x16bf16.1k\x9df16\x9cf32\x9b2bf16\x9b32.bf16\xa08.bf8\xa2fp8\x9ef16\x9fp8.bf8\xa2fp8\x9b4bf16.1k\x9cf16\x9d32\
\x80llvm.amdgcn.mfma.f32.16x16x8.xf32\x9cbf16\x9532x32x16.bf16\xa08.bf8\xa2fp8\x9ef16\x9fp8.bf8\xa2fp8\x9cf32\x9b2bf16\x9cf32\x9b4.xf32\x9cbf16\xa0.1k\x9cf16\x9b8bf16.1k\
\x80llvm.amdgcn.mfma.f32.32x32x8f16\x954x4x1f32\x992bf16\x994bf16.1k\x9af16\x9264.16x16x4f64\x954x4x4f64\x91i32.16x16x16i8\x9b32.i8\x9b4i8\x9b64.i8\x9532x32x16.i8\x9b32.i8\x9b4i8\x9b8i8\x954x4x4i8\
\x80llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4\x9b32x32x64.f8f6f4\x8dov.dpp\x938\x8dqsad.pk.u16.u8\x92u32.u8\x8dsad.u8\x8dul.i24\x90u24\x8fhi.i24\x92u24\x8cperm\x90.pk16.b4.u4\x976.u4\x978.u4\x90lane.bcast\
\x80llvm.amdgcn.permlane.down\x95idx.gen\x95up\x95xor\x9416\x96.swap\x97var\x9432.swap\x9464\x94x16\x97.var\x8dk.add.max.i16\x97u16\x94in.i16\x97u16\x8dops.exiting.wave.id\
\x80llvm.amdgcn.prng.b32\x8ds.live\x8cqsad.pk.u16.u8\x8dueue.ptr\x8craw.atomic.buffer.load\x90buffer.atomic.add\x9fnd\x9ecmpswap\x9fond.sub.u32\x9edec\x9efadd\x9fmax\xa0in\x9einc\x9eor\x9esmax\
\x80llvm.amdgcn.raw.buffer.atomic.smin\x9fub\xa1.clamp.u32\x9fwap\x9eumax\xa0in\x9exor\x97load\x9b.format\x9clds\x97store\x9c.format\x90ptr.atomic.buffer.load\x94buffer.atomic.add\xa3nd\xa2cmpswap\
\x80llvm.amdgcn.raw.ptr.buffer.atomic.cond.sub.u32\xa2dec\xa2fadd\xa3max\xa4in\xa2inc\xa2or\xa2smax\xa4in\xa3ub\xa5.clamp.u32\xa3wap\xa2umax\xa4in\xa2xor\x9bload\
\x80llvm.amdgcn.raw.ptr.buffer.load.format\xa0lds\x9bstore\xa0.format\x94tbuffer.load\x9cstore\x90tbuffer.load\x98store\x8dcp\x8f.legacy\x8deadfirstlane\x90lane\x8eloc.constant\x8dsq\x8f.clamp\x90legacy\
\x80llvm.amdgcn.s.barrier\x95.init\x96join\x96leave\x96signal\x9c.isfirst\x9dvar\x96wait\x8fitreplicate\x8fuffer.load\x95prefetch.data\x8ecluster.barrier\x8edcache.inv\x98.vol\x95wb\x97.vol\
\x80llvm.amdgcn.s.decperflevel\x8eget.barrier.state\x92named.barrier.state\x92waveid.in.workgroup\x91pc\x91reg\x8eincperflevel\x8ememrealtime\x91time\x8fonitor.sleep\x8enop\x8eprefetch.data\x8equadmask\x8esendmsg\x95.rtn\x95halt\
\x80llvm.amdgcn.s.sethalt\x91prio\x95.inc.wg\x91reg\x8fleep\x93.var\x8ettracedata\x98.imm\x8ewait.asynccnt\x93bvhcnt\x93dscnt\x93event.export.ready\x94xpcnt\x93kmcnt\x93loadcnt\x93samplecnt\
\x80llvm.amdgcn.s.wait.storecnt\x93tensorcnt\x92cnt\x90keup.barrier\x8fqm\x8dad.hi.u8\x90u16\x918\x8et.pk4.i4.i8\x94u4.u8\x8dbfe\x8dched.barrier\x92group.barrier\x8ddot2\x904\x908\
\x80llvm.amdgcn.set.inactive\x98.chain.arg\x8dffbh\x8din\x8dmfmac.f32.16x16x128.bf8.bf8\xa5fp8\xa1fp8.bf8\xa5fp8\x9d32.bf16\xa0f16\x9d64.bf16\xa28.bf8\xa4fp8\xa0f16\xa1p8.bf8\xa4fp8\
\x80llvm.amdgcn.smfmac.f32.32x32x16.bf16\xa0f16\x9d32.bf16\xa28.bf8\xa4fp8\xa0f16\xa1p8.bf8\xa4fp8\x9d64.bf8.bf8\xa4fp8\xa0fp8.bf8\xa4fp8\x93i32.16x16x128.i8\x9d64.i8\x9732x32x32.i8\x9d64.i8\
\x80llvm.amdgcn.softwqm\x8dqrt\x8dtrict.wqm\x94wm\x8fuct.atomic.buffer.load\x93buffer.atomic.add\xa2nd\xa1cmpswap\xa2ond.sub.u32\xa1dec\xa1fadd\xa2max\xa3in\xa1inc\xa1or\xa1smax\
\x80llvm.amdgcn.struct.buffer.atomic.smin\xa2ub\xa4.clamp.u32\xa2wap\xa1umax\xa3in\xa1xor\x9aload\x9e.format\x9flds\x9astore\x9f.format\x93ptr.atomic.buffer.load\x97buffer.atomic.add\xa6nd\xa5cmpswap\
\x80llvm.amdgcn.struct.ptr.buffer.atomic.cond.sub.u32\xa5dec\xa5fadd\xa6max\xa7in\xa5inc\xa5or\xa5smax\xa7in\xa6ub\xa8.clamp.u32\xa6wap\xa5umax\xa7in\xa5xor\x9eload\
\x80llvm.amdgcn.struct.ptr.buffer.load.format\xa3lds\x9estore\xa3.format\x97tbuffer.load\x9fstore\x93tbuffer.load\x9bstore\x8dudot4\x918\x8dwmmac.bf16.16x16x32.bf16\x9e64.bf16\x97f32.16x16x64.bf16\x93f16.16x16x128.bf8.bf8\xa5fp8\xa1fp8.bf8\
\x80llvm.amdgcn.swmmac.f16.16x16x128.fp8.fp8\x9d32.f16\x9d64.f16\x9432.16x16x128.bf8.bf8\xa5fp8\xa1fp8.bf8\xa5fp8\x9d32.bf16\xa28.bf8\xa4fp8\xa0f16\xa1p8.bf8\xa4fp8\x9d64.bf16\xa0f16\x93i32.16x16x128.iu8\
\x80llvm.amdgcn.swmmac.i32.16x16x32.iu4\xa28\x9d64.iu4\x8ctanh\x8densor.load.to.lds\x9e.d2\x93store.from.lds\xa1.d2\x8drig.preop\x8cubfe\x8ddot2\x904\x908\x8dnreachable\x8dpdate.dpp\x8cwave.barrier\
\x80llvm.amdgcn.wave.id\x91reduce.add\x99nd\x98fadd\x99max\x9ain\x99sub\x98max\x99in\x98or\x98sub\x98umax\x9ain\x98xor\x91shuffle\x90frontsize\
\x80llvm.amdgcn.wmma.bf16.16x16x16.bf16\xa3.tied\x9c32.bf16\x95f32.16x16x32.bf16\x91f16.16x16x128.bf8.bf8\xa3fp8\x9ffp8.bf8\xa3fp8\x9c6.f16\xa1.tied\x9b32.f16\x9b64.bf8.bf8\xa2fp8\x9efp8.bf8\xa2fp8\x9232.16x16x128.bf8.bf8\
\x80llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8\x9ff8f6f4\xa0p8.bf8\xa3fp8\x9c6.bf16\xa08.bf8\xa2fp8\x9ef16\x9fp8.bf8\xa2fp8\x9b32.bf16\x9ef16\x9b4.f32\x9b64.bf8.bf8\xa2fp8\x9efp8.bf8\
\x80llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8\x9532x16x128.f4\x91i32.16x16x16.iu4\xa08\x9b32.iu4\x9b64.iu8\x91scale.f32.16x16x128.f8f6f4\x9b32x16x128.f4\x9616.f32.16x16x128.f8f6f4\x9d32x16x128.f4\x8dorkgroup.id.x\x99y\x99z\x90item.id.x\x98y\x98z\
\x80llvm.amdgcn.wqm\x8f.demote\x90vote\x8dritelane\x8dwm\x86nnotation\x86rithmetic.fence\x87m.cde.cx1\x90a\x90d\x91a\x8f2\x90a\x90d\x91a\x8f3\
\x80llvm.arm.cde.cx3a\x90d\x91a\x8dvcx1\x91a\x91q\x92.predicated\x92a\x93.predicated\x902\x91a\x91q\x92.predicated\x92a\x93.predicated\x903\
\x80llvm.arm.cde.vcx3a\x91q\x92.predicated\x92a\x93.predicated\x8bp\x8c2\x8alrex\x8bs\x8c64\x8amse.tt\x90a\x91t\x90t\x8arc32b\x8ecb\
\x80llvm.arm.crc32ch\x8fw\x8eh\x8ew\x89dbg\x8amb\x8asb\x89get.fpscr\x8anu.eabi.mcount\x89hint\x89isb\x89ldaex\x8ed\x8bc\x8c2\x8dl\
\x80llvm.arm.ldcl\x8brex\x8ed\x89mcr\x8c2\x8cr\x8d2\x8arc\x8c2\x8brc\x8d2\x8ave.abd.predicated\x8fs.predicated\x8edd.predicated\x90lv\x92.predicated\
\x80llvm.arm.mve.addv\x91.predicated\x8end.predicated\x8esrl\x8dbic.predicated\x8dcls.predicated\x8fz.predicated\x8emp.eq\x91ge\x92t\x91le\x92t\x91ne\x8deor.predicated\x8dfma\x90.predicated\
\x80llvm.arm.mve.hadd.predicated\x8esub.predicated\x8dlsll\x8dmax.predicated\x90av\x92.predicated\x90nmav\x94.predicated\x92v\x93.predicated\x90v\x91.predicated\x8ein.predicated\x90av\x92.predicated\x90nmav\
\x80llvm.arm.mve.minnmav.predicated\x92v\x93.predicated\x90v\x91.predicated\x8eul.predicated\x90h.predicated\x90l.int.predicated\x92poly.predicated\x8evn.predicated\x8dneg.predicated\x8dorn.predicated\x8fr.predicated\x8dpred.i2v\x92v2i\x8dqabs.predicated\
\x80llvm.arm.mve.qadd.predicated\x8edmulh.predicated\x8eneg.predicated\x8erdmulh.predicated\x8esub.predicated\x8drhadd.predicated\x8emulh.predicated\x8dshl.imm.predicated\x8fr.imm.predicated\x8eqrshr\x93l\x8fshl\x92l\x8ershr\x92l\x8eub.predicated\
\x80llvm.arm.mve.uqrshl\x93l\x8fshl\x92l\x8ershr\x92l\x8dvabav\x92.predicated\x90d\x8fdc\x91.predicated\x90d\x8ebrsr\x92.predicated\x8ecaddq\x93.predicated\
\x80llvm.arm.mve.vcls\x8fmlaq\x93.predicated\x90ulq\x93.predicated\x8ftp16\x9132\x9164\x918\x8fvt.fix\x95.predicated\x93p.int\x98.predicated\x92int.fp\x92narrow\x98.predicated\
\x80llvm.arm.mve.vcvt.widen\x97.predicated\x91a\x92.predicated\x91m\x92.predicated\x91n\x92.predicated\x91p\x92.predicated\x8eddup\x92.predicated\x8fwdup\x93.predicated\x8ehadd\x8fsub\
\x80llvm.arm.mve.vidup\x92.predicated\x8fwdup\x93.predicated\x8eld2q\x904q\x90r.gather.base\x9d.predicated\x9ewb\xa0.predicated\x99offset\x9f.predicated\x8emaxa.predicated\x91nm\x93a.predicated\x8fina.predicated\
\x80llvm.arm.mve.vminnm\x93a.predicated\x8fla.n.predicated\x91s.n.predicated\x90dava\x94.predicated\x90ldava\x95.predicated\x8fovl.predicated\x91n.predicated\x8ful\x91h\x91l\x92.poly\x8eqdmlad\x94.predicated\
\x80llvm.arm.mve.vqdmlah\x94.predicated\x93sh\x95.predicated\x91ulh\x93l\x94.predicated\x8fmovn\x93.predicated\x8frdmlah\x95.predicated\x94sh\x96.predicated\x92ulh\x8fshl.imm\x96.predicated\
\x80llvm.arm.mve.vqshlu.imm\x97.predicated\x8ereinterpretq\x90v.predicated\x8fhadd\x8finta\x93.predicated\x92m\x93.predicated\x92n\x93.predicated\x92p\x93.predicated\x92x\x93.predicated\x92z\
\x80llvm.arm.mve.vrintz.predicated\x8fmlldavha\x97.predicated\x90ulh\x8fshr.imm\x96.predicated\x8esbc\x91.predicated\x8fhl.scalar\x98.predicated\x92vector\x98.predicated\x91c\x92.predicated\x91l.imm\x96.predicated\
\x80llvm.arm.mve.vshrn\x92.predicated\x8fli\x91.predicated\x8fri\x91.predicated\x8ft2q\x904q\x90r.scatter.base\x9e.predicated\x9fwb\xa1.predicated\x9aoffset\xa0.predicated\x8fub\x89neon.aesd\
\x80llvm.arm.neon.aese\x91imc\x91mc\x8ebfdot\x90mlalb\x94t\x91mla\x8esdot\x8fha1c\x92h\x92m\x92p\x92su0\x941\x91256h\x952\
\x80llvm.arm.neon.sha256su0\x961\x8fmmla\x8eudot\x8fmmla\x8fsdot\x90mmla\x8evabds\x92u\x91s\x90cge\x92t\x8fbsl\x8fcadd.rot270\x9790\x90ls\
\x80llvm.arm.neon.vcvtas\x93u\x92bfp2bf\x92fp2bf\x95fxs\x97u\x95hf\x93xs2fp\x94u2fp\x92hf2fp\x92ms\x93u\x92ns\x93u\x92ps\x93u\
\x80llvm.arm.neon.vhadds\x93u\x90subs\x93u\x8fld1\x92x2\x933\x934\x912\x92dup\x92lane\x913\x92dup\x92lane\x914\x92dup\
\x80llvm.arm.neon.vld4lane\x8fmaxnm\x92s\x92u\x90innm\x92s\x92u\x90ullp\x93s\x93u\x92p\x8fpadals\x94u\x92d\x93ls\x94u\
\x80llvm.arm.neon.vpmaxs\x93u\x91ins\x93u\x8fqabs\x90dmulh\x94l\x90movns\x95u\x94u\x90neg\x90rdmlah\x94sh\x93ulh\x91shiftns\x98u\
\x80llvm.arm.neon.vqrshiftnu\x96s\x96u\x90shiftns\x97u\x96u\x95s\x96u\x95u\x8fraddhn\x90ecpe\x93s\x90hadds\x94u\x90shiftn\x95s\
\x80llvm.arm.neon.vrshiftu\x91qrte\x94s\x91ubhn\x8fshiftins\x94s\x94u\x90t1\x92x2\x933\x934\x912\x92lane\x913\x92lane\x914\
\x80llvm.arm.neon.vst4lane\x8ftbl1\x922\x923\x924\x91x1\x922\x923\x924\x89qadd\x8d16\x8d8\x8bsx\x8asax\x8bub\x8d16\
\x80llvm.arm.qsub8\x89sadd16\x8d8\x8bsx\x8ael\x8bt.fpscr\x8ahadd16\x8e8\x8csx\x8bsax\x8cub16\x8e8\x8amlabb\x8et\x8dd\x8ex\
\x80llvm.arm.smlald\x8fx\x8dtb\x8et\x8dwb\x8et\x8csd\x8ex\x8dld\x8fx\x8buad\x8ex\x8clbb\x8et\x8dtb\x8et\
\x80llvm.arm.smulwb\x8et\x8csd\x8ex\x8apace\x8asat\x8d16\x8cx\x8bub16\x8d8\x8atc\x8c2\x8dl\x8cl\x8blex\x8ed\
\x80llvm.arm.strex\x8ed\x8axtab16\x8cb16\x89uadd16\x8d8\x8bsx\x8ahadd16\x8e8\x8csx\x8bsax\x8cub16\x8e8\x8andefined\x8aqadd16\x8e8\
\x80llvm.arm.uqasx\x8bsax\x8cub16\x8e8\x8asad8\x8da8\x8ct\x8d16\x8cx\x8bub16\x8d8\x8axtab16\x8cb16\x89vcvtr\x8eu\x86san.check.memaccess\
\x80llvm.asin\x87sume\x86tan\x892\x85bitreverse\x86pf.btf.type.id\x89compare\x89getelementptr.and.load\x9bstore\x89load.byte\x8ehalf\x8eword\x89passthrough\x8areserve.enum.value\x92field.info\x92type.info\
\x80llvm.bpf.pseudo\x86swap\x85call.preallocated.arg\x97setup\x97teardown\x89br.landingpad\x87nonicalize\x86eil\x86lear_cache\x87mul\x86odeview.annotation\x87nvert.from.fp16\x8dto.fp16\x87pysign\x87ro.align\x8cloc\
\x80llvm.coro.alloca.alloc\x91free\x91get\x8bsync.context.alloc\x98dealloc\x90resume\x90size.replace\x8bwait.suspend.bool\x98handle\x98void\x8abegin\x8f.custom.abi\x8adestroy\x8bone\x8aend\x8d.async\
\x80llvm.coro.end.results\x8aframe\x8cee\x8aid\x8c.async\x8dretcon\x93.once\x8bs_in_ramp\x8anoop\x8aprepare.async\x92retcon\x8comise\x8aresume\x8asave\x8bize\x8bubfn.addr\
\x80llvm.coro.suspend\x91.async\x92retcon\x87s\x88h\x86tlz\x87pop\x87tz\x85dbg.assign\x89declare\x89label\x89value\x86ebugtrap\x86onothing\x86x.all\x89ny\
\x80llvm.dx.asdouble\x88cross\x88ddx.coarse\x8cfine\x8ay.coarse\x8cfine\x89egrees\x89iscard\x89ot2\x8cadd\x8b3\x8b4\x8cadd.i8packed\x90u8packed\x88fdot\x89irstbitlow\
\x80llvm.dx.firstbitshigh\x90uhigh\x89lattened.thread.id.in.group\x89rac\x88group.id\x8ememory.barrier.with.group.sync\x88imad\x89sinf\x8anan\x88legacyf16tof32\x8arp\x89oad.input\x88nclamp\x89ormalize\x88radians\x89esource.casthandle\
\x80llvm.dx.resource.getdimensions.x\x94pointer\x91handlefrombinding\x9bimplicitbinding\x91load.cbufferrow.2\xa14\xa18\x96rawbuffer\x96typedbuffer\x91nonuniformindex\x91store.rawbuffer\x97typedbuffer\x91updatecounter\x89sqrt\x88saturate\x89clamp\
\x80llvm.dx.sdot\x89ign\x89plitdouble\x89tep\x8aore.output\x88thread.id\x91.in.group\x88uclamp\x89dot\x89mad\x88wave.active.countbits\x8ell\x8eny\x8dballot\x8dget.lane.count\x90laneindex\
\x80llvm.dx.wave.is.first.lane\x8dreadlane\x8fduce.max\x95in\x94sum\x94umax\x96in\x95sum\x85eh.dwarf.cfa\x88exceptioncode\x91pointer\x88recoverfp\x8aturn.i32\x9064\x88sjlj.callsite\x8dfunctioncontext\
\x80llvm.eh.sjlj.longjmp\x8esda\x8dsetjmp\x90up.dispatch\x88typeid.for\x88unwind.init\x86xp\x8810\x882\x88ect\x8b.with.probability\x89rimental.constrained.acos\x9fsin\x9ftan\xa22\x9eceil\
\x80llvm.experimental.constrained.cos\xa1h\x9eexp\xa12\x9efadd\x9fcmp\xa2s\x9fdiv\x9floor\x9fma\xa0ul\xa2add\x9fpext\xa0tosi\xa2ui\xa1runc\
\x80llvm.experimental.constrained.frem\x9fsub\x9eldexp\x9flrint\xa1ound\x9fog\xa110\xa12\x9frint\xa0ound\x9emaximum\xa1num\x9finimum\xa1num\x9enearbyint\x9epow\
\x80llvm.experimental.constrained.powi\x9erint\x9found\xa3even\x9esin\xa1h\xa0tofp\x9fqrt\x9etan\xa1h\x9frunc\x9euitofp\x95vergence.anchor\x9eentry\x9eloop\x93ttz.elts\
\x80llvm.experimental.deoptimize\x92gc.get.pointer.base\xa1offset\x95relocate\x97sult\x95statepoint\x93et.vector.length\x93uard\x92memset.pattern\x92noalias.scope.decl\x92patchpoint\x9c.void\x92stackmap\x92vector.compress\x99extract.last.active\x99histogram.add\
\x80llvm.experimental.vector.histogram.uadd.sat\xa4max\xa5in\x99match\x93p.reverse\x95splice\x96trided.load\x9dstore\x92widenable.condition\x85fabs\x87ke.use\x86loor\x86ma\x87uladd\x86ptosi.sat\x89ui.sat\
\x80llvm.fptrunc.round\x86rameaddress\x87exp\x86shl\x88r\x85gcread\x88oot\x87write\x86et.active.lane.mask\x89dynamic.area.offset\x89fpenv\x8bmode\x89rounding\x85hexagon.A2.abs\x93p\x93sat\
\x80llvm.hexagon.A2.add\x93h.h16.hh\x9al\x99lh\x9al\x99sat.hh\x9el\x9dlh\x9el\x95l16.hl\x99ll\x99sat.hl\x9dll\x93i\x93p\x94sat\
\x80llvm.hexagon.A2.addsat\x94p\x91nd\x93ir\x93p\x91slh\x92rh\x90combine.hh\x99l\x98lh\x99l\x97ii\x97w\x90max\x93p\x93u\
\x80llvm.hexagon.A2.maxup\x91in\x93p\x93u\x94p\x90neg\x93p\x93sat\x91ot\x93p\x90or\x92ir\x92p\x90roundsat\x90sat\x93b\
\x80llvm.hexagon.A2.sath\x93ub\x94h\x91ub\x93h.h16.hh\x9al\x99lh\x9al\x99sat.hh\x9el\x9dlh\x9el\x95l16.hl\x99ll\x99sat.hl\x9dll\
\x80llvm.hexagon.A2.subp\x93ri\x93sat\x91vaddh\x96s\x95uhs\x93vgh\x96s\x92navgh\x92subh\x96s\x95uhs\x91wiz\x91xtb\x93h\x93w\
\x80llvm.hexagon.A2.tfr\x93ih\x94l\x93p\x94i\x93si\x90vabsh\x95sat\x94w\x95sat\x92ddb.map\x94h\x95s\x94ub\x96s\x95hs\
\x80llvm.hexagon.A2.vaddw\x95s\x92vgh\x95cr\x95r\x94ub\x96r\x95h\x96r\x95w\x96r\x94w\x95cr\x95r\x91cmpbeq\x95gtu\
\x80llvm.hexagon.A2.vcmpheq\x95gt\x97u\x94weq\x95gt\x97u\x92onj\x91maxb\x94h\x94ub\x95h\x95w\x94w\x92inb\x94h\x94ub\
\x80llvm.hexagon.A2.vminuh\x95w\x94w\x91navgh\x96cr\x96r\x95w\x96cr\x96r\x91raddub\x97.acc\x92sadub\x97.acc\x91subb.map\x94h\x95s\
\x80llvm.hexagon.A2.vsubub\x96s\x95hs\x94w\x95s\x90xor\x93p\x90zxtb\x93h\x8e4.andn\x94p\x90bitsplit\x98i\x91oundscheck\x90cmpbeq\x96i\
\x80llvm.hexagon.A4.cmpbgt\x96i\x96u\x97i\x93heq\x96i\x94gt\x96i\x96u\x97i\x91ombineir\x97ri\x91round.ri\x98r\x90modwrapu\x90orn\
\x80llvm.hexagon.A4.ornp\x90rcmpeq\x96i\x94neq\x97i\x91ound.ri\x98.sat\x97r\x98.sat\x90tlbmatch\x90vcmpbeq.any\x97i\x95gt\x97i\x97ui\x94heqi\
\x80llvm.hexagon.A4.vcmphgti\x97ui\x94weqi\x95gti\x97ui\x91rmaxh\x95uh\x96w\x95w\x93inh\x95uh\x96w\x95w\x8e5.vaddhubs\x8e6.vcmpbeq.notany\x8e7.clip\
\x80llvm.hexagon.A7.croundd.ri\x99r\x90vclip\x8dC2.all8\x91nd\x93n\x92y8\x90bitsclr\x97i\x94set\x90cmpeq\x95i\x95p\x93gei\x95ui\x94t\
\x80llvm.hexagon.C2.cmpgti\x95p\x95u\x96i\x96p\x93lt\x95u\x90mask\x91ux\x93ii\x94r\x93ri\x90not\x90or\x92n\x90pxfer.map\
\x80llvm.hexagon.C2.tfrpr\x93rp\x90vitpack\x91mux\x90xor\x8e4.and.and\x97n\x94or\x96n\x90cmplte\x96i\x96u\x97i\x93neq\x96i\x90fastcorner9\
\x80llvm.hexagon.C4.fastcorner9.not\x90nbitsclr\x98i\x95set\x90or.and\x96n\x93or\x95n\x8dF2.conv.d2df\x97sf\x96f2d\x99.chop\x98sf\x98ud\x9a.chop\x99w\
\x80llvm.hexagon.F2.conv.df2uw.chop\x98w\x99.chop\x95sf2d\x99.chop\x99f\x98ud\x9a.chop\x99w\x9a.chop\x98w\x99.chop\x95ud2df\x98sf\x96w2df\x98sf\
\x80llvm.hexagon.F2.conv.w2df\x97sf\x90dfadd\x92class\x93mpeq\x95ge\x96t\x95uo\x92imm.n\x96p\x92max\x93in\x93pyfix\x95hh\x95lh\x96l\
\x80llvm.hexagon.F2.dfsub\x90sfadd\x92class\x93mpeq\x95ge\x96t\x95uo\x92fixupd\x97n\x97r\x93ma\x95.lib\x96sc\x94s\x95.lib\x92imm.n\
\x80llvm.hexagon.F2.sfimm.p\x92max\x93in\x93py\x92sub\x8dL2.loadrb.pbr\x98ci\x99r\x95d.pbr\x98ci\x99r\x95h.pbr\x98ci\x99r\x95i.pbr\x98ci\
\x80llvm.hexagon.L2.loadri.pcr\x95ub.pbr\x99ci\x9ar\x96h.pbr\x99ci\x9ar\x94w.locked\x8e4.loadd.locked\x8dM2.acci\x94i\x90cmaci.s0\x94r.s0\x94s.s0\x971\x95c.s0\
\x80llvm.hexagon.M2.cmacsc.s1\x92pyi.s0\x94r.s0\x95s.s0\x981\x96c.s0\x991\x94s.s0\x971\x95c.s0\x981\x91nacs.s0\x971\x95c.s0\x981\x90dpmpyss.acc.s0\
\x80llvm.hexagon.M2.dpmpyss.nac.s0\x98rnd.s0\x98s0\x95uu.acc.s0\x98nac.s0\x98s0\x90hmmpyh.rs1\x97s1\x95l.rs1\x97s1\x90maci\x93sin\x95p\x91machs.rs0\x991\x97s0\
\x80llvm.hexagon.M2.mmachs.s1\x94ls.rs0\x991\x97s0\x981\x94uhs.rs0\x9a1\x98s0\x991\x95ls.rs0\x9a1\x98s0\x991\x92pyh.rs0\x981\x96s0\
\x80llvm.hexagon.M2.mmpyh.s1\x94l.rs0\x981\x96s0\x971\x94uh.rs0\x991\x97s0\x981\x95l.rs0\x991\x97s0\x981\x91naci\x91py.acc.hh.s0\x9c1\
\x80llvm.hexagon.M2.mpy.acc.hl.s0\x9c1\x98lh.s0\x9c1\x99l.s0\x9c1\x98sat.hh.s0\xa01\x9dl.s0\xa01\x9clh.s0\xa01\x9dl.s0\xa01\x94hh.s0\x981\
\x80llvm.hexagon.M2.mpy.hl.s0\x981\x94lh.s0\x981\x95l.s0\x981\x94nac.hh.s0\x9c1\x99l.s0\x9c1\x98lh.s0\x9c1\x99l.s0\x9c1\x98sat.hh.s0\xa01\
\x80llvm.hexagon.M2.mpy.nac.sat.hl.s0\xa01\x9clh.s0\xa01\x9dl.s0\xa01\x94rnd.hh.s0\x9c1\x99l.s0\x9c1\x98lh.s0\x9c1\x99l.s0\x9c1\x94sat.hh.s0\x9c1\
\x80llvm.hexagon.M2.mpy.sat.hl.s0\x9c1\x98lh.s0\x9c1\x99l.s0\x9c1\x98rnd.hh.s0\xa01\x9dl.s0\xa01\x9clh.s0\xa01\x9dl.s0\xa01\x94up\x96.s1\
\x80llvm.hexagon.M2.mpy.up.s1.sat\x93d.acc.hh.s0\x9d1\x9al.s0\x9d1\x99lh.s0\x9d1\x9al.s0\x9d1\x95hh.s0\x991\x96l.s0\x991\x95lh.s0\x991\x96l.s0\
\x80llvm.hexagon.M2.mpyd.ll.s1\x95nac.hh.s0\x9d1\x9al.s0\x9d1\x99lh.s0\x9d1\x9al.s0\x9d1\x95rnd.hh.s0\x9d1\x9al.s0\x9d1\x99lh.s0\x9d1\x9al.s0\
\x80llvm.hexagon.M2.mpyd.rnd.ll.s1\x93i\x93smi\x94u.up\x93u.acc.hh.s0\x9d1\x9al.s0\x9d1\x99lh.s0\x9d1\x9al.s0\x9d1\x95hh.s0\x991\x96l.s0\x991\
\x80llvm.hexagon.M2.mpyu.lh.s0\x991\x96l.s0\x991\x95nac.hh.s0\x9d1\x9al.s0\x9d1\x99lh.s0\x9d1\x9al.s0\x9d1\x95up\x94d.acc.hh.s0\x9e1\x9bl.s0\
\x80llvm.hexagon.M2.mpyud.acc.hl.s1\x9alh.s0\x9e1\x9bl.s0\x9e1\x96hh.s0\x9a1\x97l.s0\x9a1\x96lh.s0\x9a1\x97l.s0\x9a1\x96nac.hh.s0\x9e1\x9bl.s0\
\x80llvm.hexagon.M2.mpyud.nac.hl.s1\x9alh.s0\x9e1\x9bl.s0\x9e1\x94i\x90nacci\x95i\x90subacc\x90vabsdiffh\x98w\x91cmac.s0.sat.i\x9dr\x93py.s0.sat.i\x9dr\x971.sat.i\
\x80llvm.hexagon.M2.vcmpy.s1.sat.r\x91dmacs.s0\x981\x93pyrs.s0\x991\x95s.s0\x981\x91mac2\x95es\x97.s0\x991\x95s.s0\x981\x96u.s0\x991\x92py2es.s0\
\x80llvm.hexagon.M2.vmpy2es.s1\x95s.s0\x99pack\x981\x99pack\x96u.s0\x991\x91raddh\x95uh\x92cmaci.s0\x9ac\x96r.s0\x9ac\x94pyi.s0\x9ac\x96r.s0\
\x80llvm.hexagon.M2.vrcmpyr.s0c\x96s.acc.s1\x98s1\x9arp\x92mac.s0\x93py.s0\x90xor.xacc\x8e4.and.and\x97n\x94or\x94xor\x90cmpyi.wh\x98c\x94r.wh\x98c\x90mac.up.s1.sat\
\x80llvm.hexagon.M4.mpyri.addi\x99r\x9a.u2\x94r.addi\x99r\x90nac.up.s1.sat\x90or.and\x96n\x93or\x93xor\x90pmpyw\x95.acc\x90vpmpyh\x96.acc\x91rmpyeh.acc.s0\x9d1\
\x80llvm.hexagon.M4.vrmpyeh.s0\x991\x95oh.acc.s0\x9d1\x98s0\x991\x90xor.and\x97n\x94or\x94xacc\x8e5.vdmacbsu\x93pybsu\x91macbsu\x95uu\x92pybsu\x95uu\
\x80llvm.hexagon.M5.vrmacbsu\x96uu\x93pybsu\x96uu\x8e6.vabsdiffb\x98ub\x8e7.dcmpyiw\x97.acc\x97c\x98.acc\x95rw\x97.acc\x97c\x98.acc\x90vdmpy\x95.acc\
\x80llvm.hexagon.M7.wcmpyiw\x97.rnd\x97c\x98.rnd\x95rw\x97.rnd\x97c\x98.rnd\x8dS2.addasl.rrri\x91sl.i.p\x97.acc\x99nd\x98nac\x98or\x98xacc\x96r\
\x80llvm.hexagon.S2.asl.i.r.acc\x99nd\x98nac\x98or\x98sat\x98xacc\x96vh\x97w\x94r.p\x97.acc\x99nd\x98nac\x98or\x98xor\x96r\x97.acc\
\x80llvm.hexagon.S2.asl.r.r.and\x98nac\x98or\x98sat\x96vh\x97w\x92r.i.p\x97.acc\x99nd\x98nac\x98or\x98rnd\x9b.goodsyntax\x96r\x97.acc\x99nd\
\x80llvm.hexagon.S2.asr.i.r.nac\x98or\x98rnd\x9b.goodsyntax\x96svw.trun\x96vh\x97w\x94r.p\x97.acc\x99nd\x98nac\x98or\x98xor\x96r\x97.acc\x99nd\
\x80llvm.hexagon.S2.asr.r.r.nac\x98or\x98sat\x96svw.trun\x96vh\x97w\x90brev\x94p\x90cl0\x93p\x921\x93p\x92b\x93norm\x93p\x92rbit.i\
\x80llvm.hexagon.S2.clrbit.r\x91t0\x93p\x921\x93p\x90deinterleave\x90extractu\x98.rp\x98p\x99.rp\x90insert\x96.rp\x96p\x97.rp\x92terleave\x90lfsp\
\x80llvm.hexagon.S2.lsl.r.p\x97.acc\x99nd\x98nac\x98or\x98xor\x96r\x97.acc\x99nd\x98nac\x98or\x96vh\x97w\x92r.i.p\x97.acc\x99nd\
\x80llvm.hexagon.S2.lsr.i.p.nac\x98or\x98xacc\x96r\x97.acc\x99nd\x98nac\x98or\x98xacc\x96vh\x97w\x94r.p\x97.acc\x99nd\x98nac\x98or\
\x80llvm.hexagon.S2.lsr.r.p.xor\x96r\x97.acc\x99nd\x98nac\x98or\x96vh\x97w\x90mask\x90packhl\x92rityp\x90setbit.i\x97r\x91huffeb\x96h\x95ob\
\x80llvm.hexagon.S2.shuffoh\x91torerb.pbr\x99ci\x9ar\x96d.pbr\x99ci\x9ar\x96f.pbr\x99ci\x9ar\x96h.pbr\x99ci\x9ar\x96i.pbr\x99ci\x9ar\
\x80llvm.hexagon.S2.storew.locked\x91vsathb\x96ub\x90tableidxb.goodsyntax\x98d.goodsyntax\x98h.goodsyntax\x98w.goodsyntax\x91ogglebit.i\x9ar\x91stbit.i\x97r\x90valignib\x96rb\x91cnegh\x92rotate\x91rcnegh\
\x80llvm.hexagon.S2.vrndpackwh\x9as\x91sathb\x96.nopack\x95ub\x97.nopack\x94wh\x96.nopack\x95uh\x97.nopack\x92platrb\x97h\x94iceib\x97rb\x92xtbh\x94hw\
\x80llvm.hexagon.S2.vtrunehb\x96wh\x95ohb\x96wh\x91zxtbh\x94hw\x8e4.addaddi\x93i.asl.ri\x95lsr.ri\x91ndi.asl.ri\x95lsr.ri\x90clbaddi\x93paddi\x94norm\x90extract\x97.rp\
\x80llvm.hexagon.S4.extractp\x98.rp\x90lsli\x90ntstbit.i\x98r\x90or.andi\x97x\x93ori\x92i.asl.ri\x94lsr.ri\x90parity\x90stored.locked\x91ubaddi\x93i.asl.ri\x95lsr.ri\x90vrcrotate\
\x80llvm.hexagon.S4.vrcrotate.acc\x91xaddsubh\x99r\x98w\x92subaddh\x99r\x98w\x8e5.asrhub.rnd.sat.goodsyntax\x97sat\x90popcountp\x90vasrhrnd.goodsyntax\x8e6.rol.i.p\x97.acc\x99nd\x98nac\x98or\
\x80llvm.hexagon.S6.rol.i.p.xacc\x96r\x97.acc\x99nd\x98nac\x98or\x98xacc\x90vsplatrbp\x91trunehb.ppp\x95ohb.ppp\x8dV6.extractw\x98.128B\x90get.qfext\x99.128B\x9aoracc\x9f.128B\
\x80llvm.hexagon.V6.hi\x92.128B\x90lo\x92.128B\x91vsplatb\x98.128B\x97h\x98.128B\x97w\x98.128B\x90pred.and\x98.128B\x99n\x9a.128B\x95not\x98.128B\
\x80llvm.hexagon.V6.pred.or\x97.128B\x98n\x99.128B\x95scalar2\x9c.128B\x9cv2\x9e.128B\x95typecast\x9d.128B\x95xor\x98.128B\x90set.qfext\x99.128B\x91huffeqh\x98.128B\
\x80llvm.hexagon.V6.shuffeqw\x98.128B\x90v6mpyhubs10\x9b.128B\x9cvxx\x9f.128B\x95vubs10\x9b.128B\x9cvxx\x9f.128B\x91L32b.npred.ai\x9e.128B\x9cpi\x9e.128B\x9dpu\x9f.128B\
\x80llvm.hexagon.V6.vL32b.nt.npred.ai\xa1.128B\x9fpi\xa1.128B\xa0pu\xa2.128B\x99pred.ai\xa0.128B\x9epi\xa0.128B\x9fpu\xa1.128B\x96pred.ai\x9d.128B\x9bpi\x9d.128B\
\x80llvm.hexagon.V6.vL32b.pred.ppu\x9e.128B\x91S32Ub.npred.ai\x9f.128B\x9dpi\x9f.128B\x9epu\xa0.128B\x97pred.ai\x9e.128B\x9cpi\x9e.128B\x9dpu\x9f.128B\x94b.npred.ai\x9e.128B\
\x80llvm.hexagon.V6.vS32b.npred.pi\x9e.128B\x9dpu\x9f.128B\x97qpred.ai\x9f.128B\x97t.npred.ai\xa1.128B\x9fpi\xa1.128B\xa0pu\xa2.128B\x9aqpred.ai\xa2.128B\x99pred.ai\xa0.128B\
\x80llvm.hexagon.V6.vS32b.nt.pred.pi\xa0.128B\x9fpu\xa1.128B\x99qpred.ai\xa1.128B\x96pred.ai\x9d.128B\x9bpi\x9d.128B\x9cpu\x9e.128B\x96qpred.ai\x9e.128B\x91abs.f8\x97.128B\
\x80llvm.hexagon.V6.vabs.hf\x97.128B\x95qf16.hf\x9c.128B\x9aqf16\x9e.128B\x9732.qf32\x9e.128B\x9asf\x9c.128B\x95sf\x97.128B\x94b\x95.128B\x96sat\x99.128B\
\x80llvm.hexagon.V6.vabsdiffh\x99.128B\x98ub\x9a.128B\x99h\x9a.128B\x98w\x99.128B\x94h\x95.128B\x96sat\x99.128B\x94w\x95.128B\x96sat\x99.128B\
\x80llvm.hexagon.V6.vadd.hf\x97.128B\x98f8\x9a.128B\x98hf\x9a.128B\x95qf16\x99.128B\x9amix\x9d.128B\x9732\x99.128B\x9amix\x9d.128B\x95sf\x97.128B\
\x80llvm.hexagon.V6.vadd.sf.bf\x9a.128B\x98hf\x9a.128B\x98sf\x9a.128B\x94b\x95.128B\x96dv\x98.128B\x95nq\x97.128B\x95q\x96.128B\x95sat\x98.128B\
\x80llvm.hexagon.V6.vaddbsat.dv\x9b.128B\x94carry\x99.128B\x99o\x9a.128B\x99sat\x9c.128B\x95lbh\x98.128B\x97w\x98.128B\x94h\x95.128B\x96dv\x98.128B\
\x80llvm.hexagon.V6.vaddhnq\x97.128B\x95q\x96.128B\x95sat\x98.128B\x99dv\x9b.128B\x95w\x96.128B\x97acc\x9a.128B\x94ubh\x97.128B\x98acc\x9b.128B\
\x80llvm.hexagon.V6.vaddubsat\x99.128B\x9adv\x9c.128B\x96ubb.sat\x9d.128B\x95hsat\x99.128B\x9adv\x9c.128B\x96w\x97.128B\x98acc\x9b.128B\x95wsat\x99.128B\
\x80llvm.hexagon.V6.vadduwsat.dv\x9c.128B\x94w\x95.128B\x96dv\x98.128B\x95nq\x97.128B\x95q\x96.128B\x95sat\x98.128B\x99dv\x9b.128B\x92lign4\x97.128B\
\x80llvm.hexagon.V6.valignb\x97.128B\x97i\x98.128B\x92nd\x94.128B\x94nqrt\x98.128B\x99acc\x9c.128B\x94qrt\x97.128B\x98acc\x9b.128B\x94vnqv\x98.128B\
\x80llvm.hexagon.V6.vandvqv\x97.128B\x95rt\x97.128B\x98acc\x9b.128B\x92slh\x95.128B\x96acc\x99.128B\x95v\x96.128B\x94w\x95.128B\x96acc\x99.128B\
\x80llvm.hexagon.V6.vaslwv\x96.128B\x93r.into\x99.128B\x94h\x95.128B\x96acc\x99.128B\x95brndsat\x9c.128B\x96sat\x99.128B\x95ubrndsat\x9d.128B\x97sat\x9a.128B\
\x80llvm.hexagon.V6.vasrhv\x96.128B\x94uhubrndsat\x9e.128B\x98sat\x9b.128B\x95wuhrndsat\x9e.128B\x98sat\x9b.128B\x94vuhubrndsat\x9f.128B\x99sat\x9c.128B\x95wuhrndsat\x9e.128B\
\x80llvm.hexagon.V6.vasrvwuhsat\x9b.128B\x94w\x95.128B\x96acc\x99.128B\x95h\x96.128B\x96rndsat\x9c.128B\x96sat\x99.128B\x95uhrndsat\x9d.128B\x97sat\x9a.128B\
\x80llvm.hexagon.V6.vasrwv\x96.128B\x93sign\x97.128B\x98fp\x9a.128B\x97p\x98.128B\x92vgb\x95.128B\x95rnd\x98.128B\x94h\x95.128B\x95rnd\x98.128B\
\x80llvm.hexagon.V6.vavgub\x96.128B\x96rnd\x99.128B\x95h\x96.128B\x96rnd\x99.128B\x95w\x96.128B\x96rnd\x99.128B\x94w\x95.128B\x95rnd\x98.128B\
\x80llvm.hexagon.V6.vcl0h\x95.128B\x94w\x95.128B\x92ombine\x98.128B\x93nv.bf.qf32\x9d.128B\x96f8.qf16\x9d.128B\x96h.hf\x9a.128B\x9brnd\x9e.128B\x97f.h\x9a.128B\
\x80llvm.hexagon.V6.vconv.hf.qf16\x9d.128B\x9b32\x9d.128B\x96qf16.f8\x9d.128B\x9bhf\x9d.128B\x9bqf16\x9f.128B\x9832.qf32\x9f.128B\x9bsf\x9d.128B\x96sf.qf32\x9d.128B\
\x80llvm.hexagon.V6.vconv.sf.w\x9a.128B\x96w.sf\x9a.128B\x92vt.b.hf\x99.128B\x96f.sf\x9a.128B\x95f8.hf\x9a.128B\x95h.hf\x99.128B\x96f.b\x99.128B\x98f8\x9a.128B\
\x80llvm.hexagon.V6.vcvt.hf.h\x99.128B\x98sf\x9a.128B\x98ub\x9a.128B\x99h\x9a.128B\x95sf.hf\x9a.128B\x95ub.hf\x9a.128B\x96h.hf\x9a.128B\x942.b.hf\x9a.128B\
\x80llvm.hexagon.V6.vcvt2.hf.b\x9a.128B\x99ub\x9b.128B\x96ub.hf\x9b.128B\x91d0\x93.128B\x92d0\x94.128B\x92ealb\x96.128B\x964w\x98.128B\x95h\x96.128B\
\x80llvm.hexagon.V6.vdealvdd\x98.128B\x93lta\x96.128B\x92mpy.sf.hf\x9b.128B\x9cacc\x9f.128B\x95bus\x98.128B\x99acc\x9c.128B\x99dv\x9b.128B\x9cacc\x9f.128B\
\x80llvm.hexagon.V6.vdmpyhb\x97.128B\x98acc\x9b.128B\x98dv\x9a.128B\x9bacc\x9e.128B\x96isat\x9a.128B\x9bacc\x9e.128B\x96sat\x99.128B\x9aacc\x9d.128B\
\x80llvm.hexagon.V6.vdmpyhsuisat\x9c.128B\x9dacc\xa0.128B\x98sat\x9b.128B\x9cacc\x9f.128B\x96vsat\x9a.128B\x9bacc\x9e.128B\x92saduh\x97.128B\x98acc\x9b.128B\
\x80llvm.hexagon.V6.veqb\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\x93h\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\
\x80llvm.hexagon.V6.veqhf\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\x93sf\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\
\x80llvm.hexagon.V6.veqw\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\x91fmax.f8\x98.128B\x96hf\x98.128B\x96sf\x98.128B\x93in.f8\x98.128B\
\x80llvm.hexagon.V6.vfmin.hf\x98.128B\x96sf\x98.128B\x92neg.f8\x98.128B\x96hf\x98.128B\x96sf\x98.128B\x91gather.vscattermh\xa2.128B\x97mh\x99.128B\x99q\x9a.128B\
\x80llvm.hexagon.V6.vgathermhw\x9a.128B\x9aq\x9b.128B\x98w\x99.128B\x99q\x9a.128B\x92tb\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\
\x80llvm.hexagon.V6.vgtbf\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\x93h\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\
\x80llvm.hexagon.V6.vgthf\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\x93sf\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\
\x80llvm.hexagon.V6.vgtub\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\x94h\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\
\x80llvm.hexagon.V6.vgtuw\x95.128B\x96and\x99.128B\x96or\x98.128B\x96xor\x99.128B\x93w\x94.128B\x95and\x98.128B\x95or\x97.128B\x95xor\x98.128B\
\x80llvm.hexagon.V6.vilog2.hf\x99.128B\x97qf16\x9b.128B\x9932\x9b.128B\x97sf\x99.128B\x92nsertwr\x99.128B\x91lalignb\x98.128B\x98i\x99.128B\x92srb\x95.128B\
\x80llvm.hexagon.V6.vlsrh\x95.128B\x95v\x96.128B\x94w\x95.128B\x95v\x96.128B\x92ut4\x95.128B\x94vvb\x97.128B\x98nm\x9a.128B\x98oracc\x9d.128B\
\x80llvm.hexagon.V6.vlutvvb.oracci\x9e.128B\x97i\x98.128B\x95wh\x97.128B\x98nm\x9a.128B\x98oracc\x9d.128B\x9di\x9e.128B\x97i\x98.128B\x91maskedstorenq\x9e.128B\
\x80llvm.hexagon.V6.vmaskedstorentnq\xa0.128B\x9eq\x9f.128B\x9cq\x9d.128B\x93x.bf\x97.128B\x95hf\x97.128B\x95sf\x97.128B\x94b\x95.128B\x94h\x95.128B\
\x80llvm.hexagon.V6.vmaxub\x96.128B\x95h\x96.128B\x94w\x95.128B\x92erge.qf\x99.128B\x92in.bf\x97.128B\x95hf\x97.128B\x95sf\x97.128B\x94b\x95.128B\
\x80llvm.hexagon.V6.vminh\x95.128B\x94ub\x96.128B\x95h\x96.128B\x94w\x95.128B\x92pabus\x97.128B\x98acc\x9b.128B\x97v\x98.128B\x96u\x97.128B\
\x80llvm.hexagon.V6.vmpabuu.acc\x9b.128B\x97v\x98.128B\x94hb\x96.128B\x97acc\x9a.128B\x95hsat\x99.128B\x94uhb\x97.128B\x98acc\x9b.128B\x96uhsat\x9b.128B\
\x80llvm.hexagon.V6.vmpsuhuhsat\x9b.128B\x93y.hf.f8\x9a.128B\x9bacc\x9e.128B\x98hf\x9a.128B\x9bacc\x9e.128B\x95qf16\x99.128B\x9ahf\x9c.128B\x9amix.hf\xa0.128B\
\x80llvm.hexagon.V6.vmpy.qf32\x99.128B\x9ahf\x9c.128B\x9amix.hf\xa0.128B\x9aqf16\x9e.128B\x9asf\x9c.128B\x95rt.hf\x9a.128B\x98qf16\x9c.128B\x98sf\x9a.128B\
\x80llvm.hexagon.V6.vmpy.sf.bf\x9a.128B\x9bacc\x9e.128B\x98hf\x9a.128B\x9bacc\x9e.128B\x98sf\x9a.128B\x94bus\x97.128B\x98acc\x9b.128B\x97v\x98.128B\
\x80llvm.hexagon.V6.vmpybusv.acc\x9c.128B\x95v\x96.128B\x97acc\x9a.128B\x94ewuh\x98.128B\x9964\x9b.128B\x94h\x95.128B\x96acc\x99.128B\x95sat.acc\x9c.128B\
\x80llvm.hexagon.V6.vmpyhsrs\x98.128B\x96s\x97.128B\x95us\x97.128B\x98acc\x9b.128B\x95v\x96.128B\x97acc\x9a.128B\x96srs\x99.128B\x94ieoh\x98.128B\
\x80llvm.hexagon.V6.vmpyiewh.acc\x9c.128B\x97uh\x99.128B\x9aacc\x9d.128B\x95h\x96.128B\x97acc\x9a.128B\x96b\x97.128B\x98acc\x9b.128B\x95owh\x98.128B\
\x80llvm.hexagon.V6.vmpyiwb\x97.128B\x98acc\x9b.128B\x96h\x97.128B\x98acc\x9b.128B\x96ub\x98.128B\x99acc\x9c.128B\x94owh\x97.128B\x9864.acc\x9e.128B\
\x80llvm.hexagon.V6.vmpyowh.rnd\x9b.128B\x9csacc\xa0.128B\x98sacc\x9c.128B\x94ss.parts\x9c.128B\x94ub\x96.128B\x97acc\x9a.128B\x96v\x97.128B\x98acc\x9b.128B\
\x80llvm.hexagon.V6.vmpyuh\x96.128B\x97acc\x9a.128B\x96e\x97.128B\x98acc\x9b.128B\x96v\x97.128B\x98acc\x9b.128B\x97s\x98.128B\x95s.parts\x9c.128B\
\x80llvm.hexagon.V6.vmpyuu.parts\x9c.128B\x92ux\x94.128B\x91navgb\x96.128B\x95h\x96.128B\x95ub\x97.128B\x95w\x96.128B\x92eg.qf16.hf\x9c.128B\x9aqf16\x9e.128B\
\x80llvm.hexagon.V6.vneg.qf32.qf32\x9e.128B\x9asf\x9c.128B\x92ormamth\x99.128B\x98w\x99.128B\x93t\x94.128B\x91or\x93.128B\x91packeb\x97.128B\x96h\x97.128B\
\x80llvm.hexagon.V6.vpackhb.sat\x9b.128B\x96ub.sat\x9c.128B\x95ob\x97.128B\x96h\x97.128B\x95wh.sat\x9b.128B\x96uh.sat\x9c.128B\x92opcounth\x9a.128B\x92refixqb\x99.128B\
\x80llvm.hexagon.V6.vprefixqh\x99.128B\x98w\x99.128B\x91rdelta\x97.128B\x92mpybub.rtt\x9c.128B\x9dacc\xa0.128B\x97s\x98.128B\x99acc\x9c.128B\x98i\x99.128B\
\x80llvm.hexagon.V6.vrmpybusi.acc\x9d.128B\x98v\x99.128B\x9aacc\x9d.128B\x96v\x97.128B\x98acc\x9b.128B\x95ub\x97.128B\x98acc\x9b.128B\x98rtt\x9b.128B\
\x80llvm.hexagon.V6.vrmpyub.rtt.acc\x9f.128B\x97i\x98.128B\x99acc\x9c.128B\x97v\x98.128B\x99acc\x9c.128B\x92or\x94.128B\x93tr\x95.128B\x93undhb\x98.128B\
\x80llvm.hexagon.V6.vroundhub\x99.128B\x96uhub\x9a.128B\x97wuh\x9a.128B\x96wh\x98.128B\x97uh\x99.128B\x92sadubi\x98.128B\x99acc\x9c.128B\x91satdw\x96.128B\
\x80llvm.hexagon.V6.vsathub\x97.128B\x94uwuh\x98.128B\x94wh\x96.128B\x92b\x93.128B\x92cattermh\x9a.128B\x9badd\x9e.128B\x9aq\x9b.128B\x9aw\x9b.128B\
\x80llvm.hexagon.V6.vscattermhw.add\x9f.128B\x9bq\x9c.128B\x99w\x9a.128B\x9badd\x9e.128B\x9aq\x9b.128B\x92h\x93.128B\x93ufeh\x97.128B\x95fb\x97.128B\
\x80llvm.hexagon.V6.vshuffeb\x98.128B\x96h\x97.128B\x96ob\x98.128B\x96vdd\x99.128B\x95oeb\x98.128B\x97h\x98.128B\x96h\x97.128B\x92ub.hf\x97.128B\
\x80llvm.hexagon.V6.vsub.hf.f8\x9a.128B\x98hf\x9a.128B\x98mix\x9b.128B\x95qf16\x99.128B\x9amix\x9d.128B\x9732\x99.128B\x9amix\x9d.128B\x95sf\x97.128B\
\x80llvm.hexagon.V6.vsub.sf.bf\x9a.128B\x98hf\x9a.128B\x98mix\x9b.128B\x98sf\x9a.128B\x94b\x95.128B\x96dv\x98.128B\x95nq\x97.128B\x95q\x96.128B\
\x80llvm.hexagon.V6.vsubbsat\x98.128B\x99dv\x9b.128B\x94carry\x99.128B\x99o\x9a.128B\x94h\x95.128B\x96dv\x98.128B\x95nq\x97.128B\x95q\x96.128B\
\x80llvm.hexagon.V6.vsubhsat\x98.128B\x99dv\x9b.128B\x95w\x96.128B\x94ubh\x97.128B\x96sat\x99.128B\x9adv\x9c.128B\x96ubb.sat\x9d.128B\x95hsat\x99.128B\
\x80llvm.hexagon.V6.vsubuhsat.dv\x9c.128B\x96w\x97.128B\x95wsat\x99.128B\x9adv\x9c.128B\x94w\x95.128B\x96dv\x98.128B\x95nq\x97.128B\x95q\x96.128B\
\x80llvm.hexagon.V6.vsubwsat\x98.128B\x99dv\x9b.128B\x92wap\x95.128B\x91tmpyb\x96.128B\x97acc\x9a.128B\x96us\x98.128B\x99acc\x9c.128B\x95hb\x97.128B\
\x80llvm.hexagon.V6.vtmpyhb.acc\x9b.128B\x91unpackb\x98.128B\x97h\x98.128B\x97ob\x99.128B\x98h\x99.128B\x97ub\x99.128B\x98h\x99.128B\x91xor\x94.128B\
\x80llvm.hexagon.V6.vzb\x93.128B\x92h\x93.128B\x8dY2.dccleana\x97inva\x92fetch\x92inva\x92zeroa\x8e4.l2fetch\x8e5.l2fetch\x8e6.dmlink\x92pause\x93oll\x92resume\x92start\
\x80llvm.hexagon.Y6.dmwait\x8dcirc.ldb\x94d\x94h\x94ub\x95h\x94w\x92stb\x94d\x94h\x95hi\x94w\x8dinstrprof.custom\x8dprefetch\x8dvmemcpy\x91set\
\x80llvm.hwasan.check.memaccess\x9b.fixedshadow\x9cshortgranules\xa9.fixedshadow\x85icall.branch.funnel\x86nit.trampoline\x87strprof.callsite\x90over\x8fincrement\x98.step\x8fmcdc.parameters\x94tvbitmap.update\x8ftimestamp\x8fvalue.profile\x87variant.end\x8fstart\
\x80llvm.is.constant\x88fpclass\x85launder.invariant.group\x86dexp\x86ifetime.end\x8estart\x86lrint\x88ound\x86oad.relative\x87caladdress\x8aescape\x8arecover\x87g\x8810\x882\x87ongarch.asrtgt.d\
\x80llvm.loongarch.asrtle.d\x8fbreak\x8fcacop.d\x95w\x90pucfg\x90rc.w.b.w\x95d.w\x95h.w\x95w.w\x92c.w.b.w\x96d.w\x96h.w\x96w.w\x90srrd.d\x95w\x92wr.d\
\x80llvm.loongarch.csrwr.w\x92xchg.d\x97w\x8fdbar\x8ffrecipe.d\x97s\x91sqrte.d\x97s\x8fibar\x90ocsrrd.b\x97d\x97h\x97w\x94wr.b\x97d\x97h\
\x80llvm.loongarch.iocsrwr.w\x8flasx.cast.128\x9c.d\x9ds\x95oncat.128\x9e.d\x9fs\x94extract.128.hi\xa2.d\xa3s\xa0lo\xa2.d\xa3s\x94insert.128.hi\xa1.d\xa2s\
\x80llvm.loongarch.lasx.insert.128.lo\xa1.d\xa2s\x94vext2xv.d.b\x9eh\x9ew\x9du.bu\x9fhu\x9fwu\x9ch.b\x9du.bu\x9cw.b\x9eh\x9du.bu\x9fhu\x94xbnz.b\
\x80llvm.loongarch.lasx.xbnz.d\x99h\x99v\x99w\x96z.b\x98d\x98h\x98v\x98w\x95vabsd.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\
\x80llvm.loongarch.lasx.xvabsd.wu\x97dd.b\x9ad\x9ah\x9aq\x9aw\x99a.b\x9bd\x9bh\x9bw\x99i.bu\x9bdu\x9bhu\x9bwu\x99wev.d.w\xa0u\
\x80llvm.loongarch.lasx.xvaddwev.d.wu.w\x9dh.b\xa0u\xa1.b\x9dq.d\xa0u\xa1.d\x9dw.h\xa0u\xa1.h\x9aod.d.w\xa0u\xa1.w\x9dh.b\xa0u\xa1.b\
\x80llvm.loongarch.lasx.xvaddwod.q.d\xa0u\xa1.d\x9dw.h\xa0u\xa1.h\x97nd.v\x99i.b\x99n.v\x97vg.b\x9bu\x9ad\x9bu\x9ah\x9bu\x9aw\
\x80llvm.loongarch.lasx.xvavg.wu\x99r.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\x96bitclr.b\x9dd\x9dh\x9dw\x9ci.b\x9ed\x9eh\
\x80llvm.loongarch.lasx.xvbitclri.w\x99rev.b\x9dd\x9dh\x9dw\x9ci.b\x9ed\x9eh\x9ew\x99sel.v\x9ci.b\x9bt.b\x9dd\x9dh\x9dw\x9ci.b\
\x80llvm.loongarch.lasx.xvbitseti.d\x9eh\x9ew\x97sll.v\x98rl.v\x96clo.b\x9ad\x9ah\x9aw\x98z.b\x9ad\x9ah\x9aw\x96div.b\x9bu\x9ad\
\x80llvm.loongarch.lasx.xvdiv.du\x9ah\x9bu\x9aw\x9bu\x96exth.d.w\x9cu.wu\x9bh.b\x9cu.bu\x9bq.d\x9cu.du\x9bw.h\x9cu.hu\x99l.q.d\x9cu.du\x99rins.b\
\x80llvm.loongarch.lasx.xvextrins.d\x9eh\x9ew\x96fadd.d\x9bs\x97class.d\x9ds\x98mp.caf.d\x9fs\x9ceq.d\x9fs\x9cle.d\x9fs\x9dt.d\x9fs\x9cne.d\
\x80llvm.loongarch.lasx.xvfcmp.cne.s\x9cor.d\x9fs\x9cueq.d\xa0s\x9dle.d\xa0s\x9et.d\xa0s\x9dn.d\x9fs\x9ee.d\xa0s\x9bsaf.d\x9fs\x9ceq.d\
\x80llvm.loongarch.lasx.xvfcmp.seq.s\x9cle.d\x9fs\x9dt.d\x9fs\x9cne.d\x9fs\x9cor.d\x9fs\x9cueq.d\xa0s\x9dle.d\xa0s\x9et.d\xa0s\x9dn.d\
\x80llvm.loongarch.lasx.xvfcmp.sun.s\x9ee.d\xa0s\x98vt.h.s\x9bs.d\x9ah.d.s\x9cs.h\x9al.d.s\x9cs.h\x97div.d\x9bs\x97fint.d.l\x9fu\x9cs.l\x9ew\x9fu\
\x80llvm.loongarch.lasx.xvffinth.d.w\x9bl.d.w\x97logb.d\x9cs\x97madd.d\x9cs\x99x.d\x9bs\x9aa.d\x9cs\x98in.d\x9bs\x9aa.d\x9cs\x98sub.d\x9cs\
\x80llvm.loongarch.lasx.xvfmul.d\x9bs\x97nmadd.d\x9ds\x99sub.d\x9ds\x97recip.d\x9ds\x9ce.d\x9es\x98int.d\x9cs\x9brm.d\x9es\x9cne.d\x9fs\
\x80llvm.loongarch.lasx.xvfrintrp.d\x9es\x9cz.d\x9es\x98sqrt.d\x9ds\x9ce.d\x9es\x99tp.b\x9ch\x9bi.b\x9dh\x97sqrt.d\x9cs\x98ub.d\x9bs\
\x80llvm.loongarch.lasx.xvftint.l.d\x9du.d\x9cw.d\x9es\x9du.s\x9bh.l.s\x9bl.l.s\x9brm.l.d\x9ew.d\xa0s\x9dh.l.s\x9dl.l.s\x9cne.l.d\x9fw.d\xa1s\x9eh.l.s\
\x80llvm.loongarch.lasx.xvftintrnel.l.s\x9cp.l.d\x9ew.d\xa0s\x9dh.l.s\x9dl.l.s\x9cz.l.d\x9fu.d\x9ew.d\xa0s\x9fu.s\x9dh.l.s\x9dl.l.s\x96haddw.d.w\x9du.wu\x9ch.b\
\x80llvm.loongarch.lasx.xvhaddw.hu.bu\x9cq.d\x9du.du\x9cw.h\x9du.hu\x97subw.d.w\x9du.wu\x9ch.b\x9du.bu\x9cq.d\x9du.du\x9cw.h\x9du.hu\x96ilvh.b\x9bd\x9bh\
\x80llvm.loongarch.lasx.xvilvh.w\x99l.b\x9bd\x9bh\x9bw\x97nsgr2vr.d\x9fw\x99ve0.d\x9dw\x96ld\x98i\x98repl.b\x9dd\x9dh\x9dw\x98x\
\x80llvm.loongarch.lasx.xvmadd.b\x9bd\x9bh\x9bw\x9awev.d.w\xa1u\xa2.w\x9eh.b\xa1u\xa2.b\x9eq.d\xa1u\xa2.d\x9ew.h\xa1u\xa2.h\
\x80llvm.loongarch.lasx.xvmaddwod.d.w\xa1u\xa2.w\x9eh.b\xa1u\xa2.b\x9eq.d\xa1u\xa2.d\x9ew.h\xa1u\xa2.h\x98x.b\x9bu\x9ad\x9bu\
\x80llvm.loongarch.lasx.xvmax.h\x9bu\x9aw\x9bu\x99i.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\x97in.b\x9bu\x9ad\x9bu\
\x80llvm.loongarch.lasx.xvmin.h\x9bu\x9aw\x9bu\x99i.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\x97od.b\x9bu\x9ad\x9bu\
\x80llvm.loongarch.lasx.xvmod.h\x9bu\x9aw\x9bu\x97skgez.b\x99ltz.b\x9dd\x9dh\x9dw\x99nz.b\x98ub.b\x9bd\x9bh\x9bw\x97uh.b\x9bu\
\x80llvm.loongarch.lasx.xvmuh.d\x9bu\x9ah\x9bu\x9aw\x9bu\x98l.b\x9ad\x9ah\x9aw\x99wev.d.w\xa0u\xa1.w\x9dh.b\xa0u\xa1.b\
\x80llvm.loongarch.lasx.xvmulwev.q.d\xa0u\xa1.d\x9dw.h\xa0u\xa1.h\x9aod.d.w\xa0u\xa1.w\x9dh.b\xa0u\xa1.b\x9dq.d\xa0u\xa1.d\x9dw.h\
\x80llvm.loongarch.lasx.xvmulwod.w.hu\xa1.h\x96neg.b\x9ad\x9ah\x9aw\x97or.v\x99i.b\x96or.v\x98i.b\x98n.v\x96packev.b\x9dd\x9dh\x9dw\x9aod.b\
\x80llvm.loongarch.lasx.xvpackod.d\x9dh\x9dw\x97cnt.b\x9bd\x9bh\x9bw\x97erm.w\x9ai.d\x9cq\x9cw\x97ickev.b\x9dd\x9dh\x9dw\x9aod.b\
\x80llvm.loongarch.lasx.xvpickod.d\x9dh\x9dw\x9ave.d\x9e.f\x9dw\x9e.f\x9c2gr.d\xa1u\xa0w\xa1u\x96repl128vei.b\xa1d\xa1h\xa1w\x9agr2vr.b\
\x80llvm.loongarch.lasx.xvreplgr2vr.d\xa0h\xa0w\x9ai.b\x9cd\x9ch\x9cw\x9ave.b\x9dd\x9dh\x9dw\x9c0.b\x9ed\x9eh\x9eq\x9ew\
\x80llvm.loongarch.lasx.xvrotr.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\x9ch\x9cw\x96sadd.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\
\x80llvm.loongarch.lasx.xvsat.b\x9bu\x9ad\x9bu\x9ah\x9bu\x9aw\x9bu\x97eq.b\x9ad\x9ah\x9aw\x99i.b\x9bd\x9bh\x9bw\
\x80llvm.loongarch.lasx.xvshuf.b\x9bd\x9bh\x9bw\x9a4i.b\x9dd\x9dh\x9dw\x97igncov.b\x9ed\x9eh\x9ew\x97le.b\x9bu\x9ad\x9bu\
\x80llvm.loongarch.lasx.xvsle.h\x9bu\x9aw\x9bu\x99i.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\x98l.b\x9ad\x9ah\x9aw\
\x80llvm.loongarch.lasx.xvslli.b\x9bd\x9bh\x9bw\x99wil.d.w\x9eu.wu\x9dh.b\x9eu.bu\x9dw.h\x9eu.hu\x98t.b\x9bu\x9ad\x9bu\x9ah\x9bu\
\x80llvm.loongarch.lasx.xvslt.w\x9bu\x99i.b\x9cu\x9bd\x9cu\x9bh\x9cu\x9bw\x9cu\x97ra.b\x9ad\x9ah\x9aw\x99i.b\x9bd\
\x80llvm.loongarch.lasx.xvsrai.h\x9bw\x99n.b.h\x9bh.w\x9bw.d\x9ai.b.h\x9cd.q\x9ch.w\x9cw.d\x99r.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\x9ch\
\x80llvm.loongarch.lasx.xvsrari.w\x9an.b.h\x9ch.w\x9cw.d\x9bi.b.h\x9dd.q\x9dh.w\x9dw.d\x98l.b\x9ad\x9ah\x9aw\x99i.b\x9bd\x9bh\x9bw\
\x80llvm.loongarch.lasx.xvsrln.b.h\x9bh.w\x9bw.d\x9ai.b.h\x9cd.q\x9ch.w\x9cw.d\x99r.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\x9ch\x9cw\x9an.b.h\
\x80llvm.loongarch.lasx.xvsrlrn.h.w\x9cw.d\x9bi.b.h\x9dd.q\x9dh.w\x9dw.d\x97sran.b.h\x9du.h\x9ch.w\x9du.w\x9cw.d\x9du.d\x9bi.b.h\x9eu.h\x9dd.q\x9eu.q\
\x80llvm.loongarch.lasx.xvssrani.h.w\x9eu.w\x9dw.d\x9eu.d\x9arn.b.h\x9eu.h\x9dh.w\x9eu.w\x9dw.d\x9eu.d\x9ci.b.h\x9fu.h\x9ed.q\x9fu.q\x9eh.w\x9fu.w\
\x80llvm.loongarch.lasx.xvssrarni.w.d\x9fu.d\x99ln.b.h\x9du.h\x9ch.w\x9du.w\x9cw.d\x9du.d\x9bi.b.h\x9eu.h\x9dd.q\x9eu.q\x9dh.w\x9eu.w\x9dw.d\x9eu.d\
\x80llvm.loongarch.lasx.xvssrlrn.b.h\x9eu.h\x9dh.w\x9eu.w\x9dw.d\x9eu.d\x9ci.b.h\x9fu.h\x9ed.q\x9fu.q\x9eh.w\x9fu.w\x9ew.d\x9fu.d\x98ub.b\x9cu\
\x80llvm.loongarch.lasx.xvssub.d\x9cu\x9bh\x9cu\x9bw\x9cu\x97t\x98elm.b\x9cd\x9ch\x9cw\x98x\x97ub.b\x9ad\x9ah\x9aq\
\x80llvm.loongarch.lasx.xvsub.w\x99i.bu\x9bdu\x9bhu\x9bwu\x99wev.d.w\xa0u\x9dh.b\xa0u\x9dq.d\xa0u\x9dw.h\xa0u\x9aod.d.w\xa0u\x9dh.b\
\x80llvm.loongarch.lasx.xvsubwod.h.bu\x9dq.d\xa0u\x9dw.h\xa0u\x96xor.v\x99i.b\x90ddir.d\x91pte.d\x90sx.bnz.b\x97d\x97h\x97v\x97w\x94z.b\x96d\
\x80llvm.loongarch.lsx.bz.h\x96v\x96w\x93vabsd.b\x9au\x99d\x9au\x99h\x9au\x99w\x9au\x95dd.b\x98d\x98h\x98q\x98w\
\x80llvm.loongarch.lsx.vadda.b\x99d\x99h\x99w\x97i.bu\x99du\x99hu\x99wu\x97wev.d.w\x9eu\x9f.w\x9bh.b\x9eu\x9f.b\x9bq.d\x9eu\
\x80llvm.loongarch.lsx.vaddwev.q.du.d\x9bw.h\x9eu\x9f.h\x98od.d.w\x9eu\x9f.w\x9bh.b\x9eu\x9f.b\x9bq.d\x9eu\x9f.d\x9bw.h\x9eu\x9f.h\
\x80llvm.loongarch.lsx.vand.v\x97i.b\x97n.v\x95vg.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x97r.b\x9au\x99d\x9au\x99h\
\x80llvm.loongarch.lsx.vavgr.hu\x99w\x9au\x94bitclr.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\x9ch\x9cw\x97rev.b\x9bd\x9bh\x9bw\x9ai.b\
\x80llvm.loongarch.lsx.vbitrevi.d\x9ch\x9cw\x97sel.v\x9ai.b\x99t.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\x9ch\x9cw\x95sll.v\x96rl.v\x94clo.b\
\x80llvm.loongarch.lsx.vclo.d\x98h\x98w\x96z.b\x98d\x98h\x98w\x94div.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x94exth.d.w\
\x80llvm.loongarch.lsx.vexth.du.wu\x99h.b\x9au.bu\x99q.d\x9au.du\x99w.h\x9au.hu\x97l.q.d\x9au.du\x97rins.b\x9cd\x9ch\x9cw\x94fadd.d\x99s\x95class.d\
\x80llvm.loongarch.lsx.vfclass.s\x96mp.caf.d\x9ds\x9aeq.d\x9ds\x9ale.d\x9ds\x9bt.d\x9ds\x9ane.d\x9ds\x9aor.d\x9ds\x9aueq.d\x9es\x9ble.d\
\x80llvm.loongarch.lsx.vfcmp.cule.s\x9ct.d\x9es\x9bn.d\x9ds\x9ce.d\x9es\x99saf.d\x9ds\x9aeq.d\x9ds\x9ale.d\x9ds\x9bt.d\x9ds\x9ane.d\
\x80llvm.loongarch.lsx.vfcmp.sne.s\x9aor.d\x9ds\x9aueq.d\x9es\x9ble.d\x9es\x9ct.d\x9es\x9bn.d\x9ds\x9ce.d\x9es\x96vt.h.s\x99s.d\x98h.d.s\
\x80llvm.loongarch.lsx.vfcvth.s.h\x98l.d.s\x9as.h\x95div.d\x99s\x95fint.d.l\x9du\x9as.l\x9cw\x9du\x99h.d.w\x99l.d.w\x95logb.d\x9as\x95madd.d\x9as\
\x80llvm.loongarch.lsx.vfmax.d\x99s\x98a.d\x9as\x96in.d\x99s\x98a.d\x9as\x96sub.d\x9as\x96ul.d\x99s\x95nmadd.d\x9bs\x97sub.d\x9bs\
\x80llvm.loongarch.lsx.vfrecip.d\x9bs\x9ae.d\x9cs\x96int.d\x9as\x99rm.d\x9cs\x9ane.d\x9ds\x9ap.d\x9cs\x9az.d\x9cs\x96sqrt.d\x9bs\
\x80llvm.loongarch.lsx.vfrsqrte.d\x9cs\x97tp.b\x9ah\x99i.b\x9bh\x95sqrt.d\x9as\x96ub.d\x99s\x95tint.l.d\x9bu.d\x9aw.d\x9cs\x9bu.s\x99h.l.s\
\x80llvm.loongarch.lsx.vftintl.l.s\x99rm.l.d\x9cw.d\x9es\x9bh.l.s\x9bl.l.s\x9ane.l.d\x9dw.d\x9fs\x9ch.l.s\x9cl.l.s\x9ap.l.d\x9cw.d\x9es\x9bh.l.s\x9bl.l.s\
\x80llvm.loongarch.lsx.vftintrz.l.d\x9du.d\x9cw.d\x9es\x9du.s\x9bh.l.s\x9bl.l.s\x94haddw.d.w\x9bu.wu\x9ah.b\x9bu.bu\x9aq.d\x9bu.du\x9aw.h\x9bu.hu\x95subw.d.w\
\x80llvm.loongarch.lsx.vhsubw.du.wu\x9ah.b\x9bu.bu\x9aq.d\x9bu.du\x9aw.h\x9bu.hu\x94ilvh.b\x99d\x99h\x99w\x97l.b\x99d\x99h\x99w\x95nsgr2vr.b\
\x80llvm.loongarch.lsx.vinsgr2vr.d\x9dh\x9dw\x94ld\x96i\x96repl.b\x9bd\x9bh\x9bw\x96x\x94madd.b\x99d\x99h\x99w\x98wev.d.w\x9fu\
\x80llvm.loongarch.lsx.vmaddwev.d.wu.w\x9ch.b\x9fu\xa0.b\x9cq.d\x9fu\xa0.d\x9cw.h\x9fu\xa0.h\x99od.d.w\x9fu\xa0.w\x9ch.b\x9fu\xa0.b\
\x80llvm.loongarch.lsx.vmaddwod.q.d\x9fu\xa0.d\x9cw.h\x9fu\xa0.h\x96x.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x97i.b\x9au\
\x80llvm.loongarch.lsx.vmaxi.d\x9au\x99h\x9au\x99w\x9au\x95in.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x97i.b\x9au\
\x80llvm.loongarch.lsx.vmini.d\x9au\x99h\x9au\x99w\x9au\x95od.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x95skgez.b\x97ltz.b\
\x80llvm.loongarch.lsx.vmskltz.d\x9bh\x9bw\x97nz.b\x96ub.b\x99d\x99h\x99w\x95uh.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\
\x80llvm.loongarch.lsx.vmul.b\x98d\x98h\x98w\x97wev.d.w\x9eu\x9f.w\x9bh.b\x9eu\x9f.b\x9bq.d\x9eu\x9f.d\x9bw.h\x9eu\x9f.h\
\x80llvm.loongarch.lsx.vmulwod.d.w\x9eu\x9f.w\x9bh.b\x9eu\x9f.b\x9bq.d\x9eu\x9f.d\x9bw.h\x9eu\x9f.h\x94neg.b\x98d\x98h\x98w\
\x80llvm.loongarch.lsx.vnor.v\x97i.b\x94or.v\x96i.b\x96n.v\x94packev.b\x9bd\x9bh\x9bw\x98od.b\x9bd\x9bh\x9bw\x95cnt.b\x99d\x99h\
\x80llvm.loongarch.lsx.vpcnt.w\x95ermi.w\x95ickev.b\x9bd\x9bh\x9bw\x98od.b\x9bd\x9bh\x9bw\x98ve2gr.b\x9fu\x9ed\x9fu\x9eh\x9fu\
\x80llvm.loongarch.lsx.vpickve2gr.w\x9fu\x94replgr2vr.b\x9ed\x9eh\x9ew\x98i.b\x9ad\x9ah\x9aw\x98ve.b\x9bd\x9bh\x9bw\x9ai.b\x9cd\
\x80llvm.loongarch.lsx.vreplvei.h\x9cw\x95otr.b\x99d\x99h\x99w\x98i.b\x9ad\x9ah\x9aw\x94sadd.b\x9au\x99d\x9au\x99h\x9au\
\x80llvm.loongarch.lsx.vsadd.w\x9au\x96t.b\x99u\x98d\x99u\x98h\x99u\x98w\x99u\x95eq.b\x98d\x98h\x98w\x97i.b\x99d\
\x80llvm.loongarch.lsx.vseqi.h\x99w\x95huf.b\x99d\x99h\x99w\x984i.b\x9bd\x9bh\x9bw\x95igncov.b\x9cd\x9ch\x9cw\x95le.b\x99u\
\x80llvm.loongarch.lsx.vsle.d\x99u\x98h\x99u\x98w\x99u\x97i.b\x9au\x99d\x9au\x99h\x9au\x99w\x9au\x96l.b\x98d\
\x80llvm.loongarch.lsx.vsll.h\x98w\x97i.b\x99d\x99h\x99w\x97wil.d.w\x9cu.wu\x9bh.b\x9cu.bu\x9bw.h\x9cu.hu\x96t.b\x99u\x98d\x99u\
\x80llvm.loongarch.lsx.vslt.h\x99u\x98w\x99u\x97i.b\x9au\x99d\x9au\x99h\x9au\x99w\x9au\x95ra.b\x98d\x98h\x98w\
\x80llvm.loongarch.lsx.vsrai.b\x99d\x99h\x99w\x97n.b.h\x99h.w\x99w.d\x98i.b.h\x9ad.q\x9ah.w\x9aw.d\x97r.b\x99d\x99h\x99w\x98i.b\
\x80llvm.loongarch.lsx.vsrari.d\x9ah\x9aw\x98n.b.h\x9ah.w\x9aw.d\x99i.b.h\x9bd.q\x9bh.w\x9bw.d\x96l.b\x98d\x98h\x98w\x97i.b\x99d\
\x80llvm.loongarch.lsx.vsrli.h\x99w\x97n.b.h\x99h.w\x99w.d\x98i.b.h\x9ad.q\x9ah.w\x9aw.d\x97r.b\x99d\x99h\x99w\x98i.b\x9ad\x9ah\
\x80llvm.loongarch.lsx.vsrlri.w\x98n.b.h\x9ah.w\x9aw.d\x99i.b.h\x9bd.q\x9bh.w\x9bw.d\x95sran.b.h\x9bu.h\x9ah.w\x9bu.w\x9aw.d\x9bu.d\x99i.b.h\x9cu.h\
\x80llvm.loongarch.lsx.vssrani.d.q\x9cu.q\x9bh.w\x9cu.w\x9bw.d\x9cu.d\x98rn.b.h\x9cu.h\x9bh.w\x9cu.w\x9bw.d\x9cu.d\x9ai.b.h\x9du.h\x9cd.q\x9du.q\
\x80llvm.loongarch.lsx.vssrarni.h.w\x9du.w\x9cw.d\x9du.d\x97ln.b.h\x9bu.h\x9ah.w\x9bu.w\x9aw.d\x9bu.d\x99i.b.h\x9cu.h\x9bd.q\x9cu.q\x9bh.w\x9cu.w\
\x80llvm.loongarch.lsx.vssrlni.w.d\x9cu.d\x98rn.b.h\x9cu.h\x9bh.w\x9cu.w\x9bw.d\x9cu.d\x9ai.b.h\x9du.h\x9cd.q\x9du.q\x9ch.w\x9du.w\x9cw.d\x9du.d\
\x80llvm.loongarch.lsx.vssub.b\x9au\x99d\x9au\x99h\x9au\x99w\x9au\x95t\x96elm.b\x9ad\x9ah\x9aw\x96x\x95ub.b\x98d\
\x80llvm.loongarch.lsx.vsub.h\x98q\x98w\x97i.bu\x99du\x99hu\x99wu\x97wev.d.w\x9eu\x9bh.b\x9eu\x9bq.d\x9eu\x9bw.h\x9eu\x98od.d.w\
\x80llvm.loongarch.lsx.vsubwod.d.wu\x9bh.b\x9eu\x9bq.d\x9eu\x9bw.h\x9eu\x94xor.v\x97i.b\x8fmasked.atomicrmw.add.i32\xa564\xa0max.i32\xa564\xa1in.i32\xa564\xa0nand.i32\
\x80llvm.loongarch.masked.atomicrmw.nand.i64\xa0sub.i32\xa564\xa0umax.i32\xa664\xa2in.i32\xa664\xa0xchg.i32\xa664\x96cmpxchg.i32\x9f64\x90ovfcsr2gr\x92gr2fcsr\x8fsyscall\x88p.decrement\x93.reg\
\x80llvm.loop.dependence.raw.mask\x95war.mask\x86rint\x87ound\x85masked.compressstore\x8cexpandload\x8cgather\x8cload\x8cscatter\x8dtore\x87trix.column.major.load\x99store\x8cmultiply\x8ctranspose\x87ximum\x8cnum\
\x80llvm.maxnum\x86emcpy\x8b.element.unordered.atomic\x8cinline\x88move\x8c.element.unordered.atomic\x88set\x8b.element.unordered.atomic\x8cinline\x86inimum\x8cnum\x88num\x87ps.absq.s.ph\x91qb\x91w\x8bdd.a.b\
\x80llvm.mips.add.a.d\x90h\x90w\x8dq.ph\x8fs.ph\x91w\x8eh.ph\x90r.ph\x92w\x90w\x8ds.a.b\x91d\x91h\x91w\x8fs.b\x91d\
\x80llvm.mips.adds.s.h\x91w\x8fu.b\x91d\x91h\x91w\x8ec\x8du.ph\x8fqb\x8fs.ph\x91qb\x8eh.qb\x90r.qb\x8dv.b\x8fd\x8fh\
\x80llvm.mips.addv.w\x8ei.b\x90d\x90h\x90w\x8dwc\x8bnd.v\x8di.b\x8bppend\x8bsub.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\
\x80llvm.mips.asub.u.w\x8bve.s.b\x90d\x90h\x90w\x8eu.b\x90d\x90h\x90w\x8dr.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\
\x80llvm.mips.aver.u.w\x8abalign\x8bclr.b\x8fd\x8fh\x8fw\x8ei.b\x90d\x90h\x90w\x8binsl.b\x90d\x90h\x90w\x8fi.b\x91d\
\x80llvm.mips.binsli.h\x91w\x8er.b\x90d\x90h\x90w\x8fi.b\x91d\x91h\x91w\x8ctrev\x8bmnz.v\x8ei.b\x8cz.v\x8di.b\x8bneg.b\
\x80llvm.mips.bneg.d\x8fh\x8fw\x8ei.b\x90d\x90h\x90w\x8cz.b\x8ed\x8eh\x8ev\x8ew\x8bposge32\x8bsel.v\x8ei.b\x8dt.b\
\x80llvm.mips.bset.d\x8fh\x8fw\x8ei.b\x90d\x90h\x90w\x8bz.b\x8dd\x8dh\x8dv\x8dw\x8aceq.b\x8ed\x8eh\x8ew\
\x80llvm.mips.ceqi.b\x8fd\x8fh\x8fw\x8bfcmsa\x8ble.s.b\x90d\x90h\x90w\x8eu.b\x90d\x90h\x90w\x8di.s.b\x91d\x91h\
\x80llvm.mips.clei.s.w\x8fu.b\x91d\x91h\x91w\x8ct.s.b\x90d\x90h\x90w\x8eu.b\x90d\x90h\x90w\x8di.s.b\x91d\x91h\
\x80llvm.mips.clti.s.w\x8fu.b\x91d\x91h\x91w\x8bmp.eq.ph\x8ele.ph\x8ft.ph\x8dgdu.eq.qb\x91le.qb\x92t.qb\x8eu.eq.qb\x90le.qb\x91t.qb\x8du.eq.qb\x8fle.qb\
\x80llvm.mips.cmpu.lt.qb\x8bopy.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\x91w\x8btcmsa\x8adiv.s.b\x90d\x90h\x90w\x8eu.b\x90d\
\x80llvm.mips.div.u.h\x90w\x8blsa\x8botp.s.d\x91h\x91w\x8fu.d\x91h\x91w\x8bpa.w.ph\x8ddd.s.d\x92h\x92w\x90u.d\x92h\x92w\
\x80llvm.mips.dpaq.s.w.ph\x90a.l.w\x8ex.s.w.ph\x91a.w.ph\x8du.h.qbl\x93r\x8dx.w.ph\x8cs.w.ph\x8dq.s.w.ph\x90a.l.w\x8ex.s.w.ph\x91a.w.ph\x8du.h.qbl\x93r\x8eb.s.d\x92h\
\x80llvm.mips.dpsub.s.w\x90u.d\x92h\x92w\x8dx.w.ph\x8aextp\x8edp\x8dr.r.w\x90s.w\x8fs.h\x8fw\x8afadd.d\x8fw\x8bcaf.d\x8fw\x8ceq.d\
\x80llvm.mips.fceq.w\x8class.d\x91w\x8de.d\x8fw\x8dt.d\x8fw\x8cne.d\x8fw\x8cor.d\x8fw\x8cueq.d\x90w\x8dle.d\x90w\x8et.d\
\x80llvm.mips.fcult.w\x8dn.d\x8fw\x8ee.d\x90w\x8bdiv.d\x8fw\x8bexdo.h\x90w\x8dp2.d\x90w\x8dupl.d\x91w\x8fr.d\x91w\x8bfint.s.d\
\x80llvm.mips.ffint.s.w\x90u.d\x92w\x8cql.d\x8fw\x8dr.d\x8fw\x8bill.b\x8fd\x8fh\x8fw\x8blog2.d\x90w\x8bmadd.d\x90w\x8dx.a.d\
\x80llvm.mips.fmax.a.w\x8fd\x8fw\x8cin.a.d\x91w\x8fd\x8fw\x8csub.d\x90w\x8cul.d\x8fw\x8brcp.d\x8fw\x8cint.d\x90w\x8csqrt.d\
\x80llvm.mips.frsqrt.w\x8bsaf.d\x8fw\x8ceq.d\x8fw\x8cle.d\x8fw\x8dt.d\x8fw\x8cne.d\x8fw\x8cor.d\x8fw\x8cqrt.d\x90w\x8cub.d\
\x80llvm.mips.fsub.w\x8deq.d\x90w\x8dle.d\x90w\x8et.d\x90w\x8dn.d\x8fw\x8ee.d\x90w\x8btint.s.d\x92w\x90u.d\x92w\x8cq.h\
\x80llvm.mips.ftq.w\x8crunc.s.d\x93w\x91u.d\x93w\x8ahadd.s.d\x91h\x91w\x8fu.d\x91h\x91w\x8bsub.s.d\x91h\x91w\x8fu.d\x91h\
\x80llvm.mips.hsub.u.w\x8ailvev.b\x90d\x90h\x90w\x8dl.b\x8fd\x8fh\x8fw\x8dod.b\x90d\x90h\x90w\x8dr.b\x8fd\x8fh\
\x80llvm.mips.ilvr.w\x8bnsert.b\x91d\x91h\x91w\x8dv\x8ee.b\x90d\x90h\x90w\x8albux\x8bd.b\x8dd\x8dh\x8dw\x8ci.b\
\x80llvm.mips.ldi.d\x8eh\x8ew\x8cr.d\x8ew\x8bhx\x8bsa\x8bwx\x8amadd\x8e.q.h\x91w\x8er.q.h\x92w\x8eu\x8ev.b\x90d\
\x80llvm.mips.maddv.h\x90w\x8cq.s.w.phl\x94r\x8fa.w.phl\x95r\x8cx.a.b\x90d\x90h\x90w\x8es.b\x90d\x90h\x90w\x8eu.b\x90d\
\x80llvm.mips.max.u.h\x90w\x8di.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\x91w\x8bin.a.b\x90d\x90h\x90w\x8es.b\x90d\
\x80llvm.mips.min.s.h\x90w\x8eu.b\x90d\x90h\x90w\x8di.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\x91w\x8bod.s.b\x90d\
\x80llvm.mips.mod.s.h\x90w\x8eu.b\x90d\x90h\x90w\x8dsub\x8cve.v\x8bsub\x8e.q.h\x91w\x8er.q.h\x92w\x8eu\x8ev.b\x90d\
\x80llvm.mips.msubv.h\x90w\x8bthlip\x8bul.ph\x8eq.h\x90w\x8es.ph\x8deq.s.w.phl\x96r\x8eu.s.ph.qbl\x97r\x8dq.rs.ph\x92w\x8fs.ph\x91w\x8dr.q.h\
\x80llvm.mips.mulr.q.w\x8dsa.w.ph\x8fq.s.w.ph\x8dt\x8eu\x8dv.b\x8fd\x8fh\x8fw\x8anloc.b\x8fd\x8fh\x8fw\x8czc.b\x8fd\x8fh\
\x80llvm.mips.nlzc.w\x8bor.v\x8di.b\x8aor.v\x8ci.b\x8apackrl.ph\x8bckev.b\x90d\x90h\x90w\x8dod.b\x90d\x90h\x90w\x8cnt.b\x8fd\
\x80llvm.mips.pcnt.h\x8fw\x8bick.ph\x8fqb\x8breceq.w.phl\x95r\x90u.ph.qbl\x98a\x97r\x98a\x8fu.ph.qbl\x97a\x96r\x97a\x8er.qb.ph\x90sra.ph.w\
\x80llvm.mips.precr.sra.r.ph.w\x8fq.ph.w\x91qb.ph\x91rs.ph.w\x90u.s.qb.ph\x8dpend\x8araddu.w.qb\x8bddsp\x8bepl.ph\x8fqb\x8asat.s.b\x90d\x90h\x90w\x8eu.b\x90d\
\x80llvm.mips.sat.u.h\x90w\x8bhf.b\x8eh\x8ew\x8cilo\x8cll.ph\x8fqb\x8fs.ph\x91w\x8cra.ph\x8fqb\x8fr.ph\x91qb\x91w\x8dl.ph\
\x80llvm.mips.shrl.qb\x8bld.b\x8ed\x8eh\x8ew\x8di.b\x8fd\x8fh\x8fw\x8cl.b\x8ed\x8eh\x8ew\x8di.b\x8fd\x8fh\
\x80llvm.mips.slli.w\x8bplat.b\x90d\x90h\x90w\x8fi.b\x91d\x91h\x91w\x8bra.b\x8ed\x8eh\x8ew\x8di.b\x8fd\x8fh\
\x80llvm.mips.srai.w\x8dr.b\x8fd\x8fh\x8fw\x8ei.b\x90d\x90h\x90w\x8cl.b\x8ed\x8eh\x8ew\x8di.b\x8fd\x8fh\
\x80llvm.mips.srli.w\x8dr.b\x8fd\x8fh\x8fw\x8ei.b\x90d\x90h\x90w\x8bt.b\x8dd\x8dh\x8dw\x8cr.d\x8ew\x8bubq.ph\
\x80llvm.mips.subq.s.ph\x91w\x8eh.ph\x90r.ph\x92w\x90w\x8ds.s.b\x91d\x91h\x91w\x8fu.b\x91d\x91h\x91w\x8eus.u.b\x93d\
\x80llvm.mips.subsus.u.h\x93w\x8fu.s.b\x93d\x93h\x93w\x8du.ph\x8fqb\x8fs.ph\x91qb\x8eh.qb\x90r.qb\x8dv.b\x8fd\x8fh\x8fw\
\x80llvm.mips.subvi.b\x90d\x90h\x90w\x8avshf.b\x8fd\x8fh\x8fw\x8awrdsp\x8axor.v\x8di.b\x86odf\x85nearbyint\x86vvm.activemask\x8bdd.rm.d\x91f\
\x80llvm.nvvm.add.rm.ftz.f\x95sat.f\x91sat.f\x8fn.d\x91f\x92tz.f\x95sat.f\x91sat.f\x8fp.d\x91f\x92tz.f\x95sat.f\x91sat.f\x8fz.d\x91f\x92tz.f\
\x80llvm.nvvm.add.rz.ftz.sat.f\x91sat.f\x8bpplypriority.L2.evict.normal\x98global.L2.evict.normal\x8btomic.add.gen.f.cta\x9bsys\x99i.cta\x9bsys\x92nd.gen.i.cta\x9bsys\x91cas.gen.i.cta\x9bsys\x91dec.gen.i.cta\x9bsys\x91exch.gen.i.cta\x9csys\
\x80llvm.nvvm.atomic.inc.gen.i.cta\x9bsys\x91max.gen.i.cta\x9bsys\x92in.gen.i.cta\x9bsys\x91or.gen.i.cta\x9asys\x91xor.gen.i.cta\x9bsys\x8abar.warp.sync\x8drier.cluster.arrive\xa0.aligned\xa1relaxed\xa8.aligned\x9await\
\x80llvm.nvvm.barrier.cluster.wait.aligned\x93ta.arrive.aligned.count\x9dcount\x96red.and.aligned.all\xa6count\xa0l\x9ecount\x9aor.aligned.all\xa5count\x9fl\x9dcount\x9apopc.aligned.all\xa7count\xa1l\x9fcount\x96sync.aligned.all\
\x80llvm.nvvm.barrier.cta.sync.aligned.count\x9dl\x9bcount\x8bf16x2.to.ue8m0x2.rp\x9e.satfinite\x9dz\x9e.satfinite\x8c2h.rn\x91.ftz\x8bmsk.clamp\x8fwrap\x8aceil.d\x8ff\x90tz.f\x8blusterlaunchcontrol.query_cancel.get_first_ctaid.x\xbcy\
\x80llvm.nvvm.clusterlaunchcontrol.query_cancel.get_first_ctaid.z\xacis_canceled\x9ftry_cancel.async.multicast.shared\xb0shared\x8bompiler.error\x93warn\x8cs.approx.f\x96tz.f\x8bp.async.bulk.commit.group\x98global.to.shared.cluster\xaata\x98prefetch.L2\x98shared.cta.to.cluster\xa6global\xac.bytemask\x98tensor.g2s.cta.im2col.3d\
\x80llvm.nvvm.cp.async.bulk.tensor.g2s.cta.im2col.4d\xae5d\xaew.128.3d\xb44d\xb45d\xb03d\xb04d\xb05d\xa7tile.1d\xac2d\xac3d\xac4d\xac5d\xacgather4.2d\xa3im2col.3d\xaa4d\
\x80llvm.nvvm.cp.async.bulk.tensor.g2s.im2col.5d\xaaw.128.3d\xb04d\xb05d\xac3d\xac4d\xac5d\xa3tile.1d\xa82d\xa83d\xa84d\xa85d\xa8gather4.2d\x9fprefetch.im2col.3d\xaf4d\xaf5d\
\x80llvm.nvvm.cp.async.bulk.tensor.prefetch.im2col.w.128.3d\xb54d\xb55d\xb13d\xb14d\xb15d\xa8tile.1d\xad2d\xad3d\xad4d\xad5d\xadgather4.2d\x9freduce.add.im2col.3d\xb14d\xb15d\xaatile.1d\
\x80llvm.nvvm.cp.async.bulk.tensor.reduce.add.tile.2d\xaf3d\xaf4d\xaf5d\xa7nd.im2col.3d\xb14d\xb15d\xaatile.1d\xaf2d\xaf3d\xaf4d\xaf5d\xa6dec.im2col.3d\xb14d\xb15d\xaatile.1d\
\x80llvm.nvvm.cp.async.bulk.tensor.reduce.dec.tile.2d\xaf3d\xaf4d\xaf5d\xa6inc.im2col.3d\xb14d\xb15d\xaatile.1d\xaf2d\xaf3d\xaf4d\xaf5d\xa6max.im2col.3d\xb14d\xb15d\xaatile.1d\
\x80llvm.nvvm.cp.async.bulk.tensor.reduce.max.tile.2d\xaf3d\xaf4d\xaf5d\xa7in.im2col.3d\xb14d\xb15d\xaatile.1d\xaf2d\xaf3d\xaf4d\xaf5d\xa6or.im2col.3d\xb04d\xb05d\xa9tile.1d\
\x80llvm.nvvm.cp.async.bulk.tensor.reduce.or.tile.2d\xae3d\xae4d\xae5d\xa6xor.im2col.3d\xb14d\xb15d\xaatile.1d\xaf2d\xaf3d\xaf4d\xaf5d\x9fs2g.im2col.3d\xaa4d\xaa5d\xa3tile.1d\
\x80llvm.nvvm.cp.async.bulk.tensor.s2g.tile.2d\xa83d\xa84d\xa85d\xa8scatter4.2d\x98wait.group\xa2.read\x93ca.shared.global.16\xa6.s\xa44\xa5.s\xa48\xa5.s\x94g.shared.global.16\xa6.s\x94ommit.group\
\x80llvm.nvvm.cp.async.mbarrier.arrive\xa2.noinc\xa8.shared\xa3shared\x93wait.all\x98group\x8ad2f.rm\x90.ftz\x8fn\x90.ftz\x8fp\x90.ftz\x8fz\x90.ftz\x8ci.hi\x8elo\
\x80llvm.nvvm.d2i.rm\x8fn\x8fp\x8fz\x8cll.rm\x90n\x90p\x90z\x8cui.rm\x90n\x90p\x90z\x8dll.rm\x91n\x91p\x91z\
\x80llvm.nvvm.discard.L2\x92global.L2\x8cv.approx.f\x96tz.f\x8efull\x92.ftz\x8erm.d\x91f\x92tz.f\x8fn.d\x91f\x92tz.f\x8fp.d\x91f\x92tz.f\x8fz.d\
\x80llvm.nvvm.div.rz.f\x92tz.f\x8ae2m1x2.to.f16x2.rn\x9c.relu\x8d3x2.to.f16x2.rn\x9c.relu\x8b3m2x2.to.f16x2.rn\x9c.relu\x8b4m3x2.to.f16x2.rn\x9c.relu\x8b5m2x2.to.f16x2.rn\x9c.relu\x8blect.sync\x8bx2.approx\x94.ftz\x8cit\
\x80llvm.nvvm.f16x2.to.e4m3x2.rn\x9c.relu\x945m2x2.rn\x9c.relu\x8b2bf16.rn\x93.relu\x98.satfinite\x94satfinite\x92z\x93.relu\x98.satfinite\x94satfinite\x8cf16.rn\x92.relu\x97.satfinite\x93satfinite\
\x80llvm.nvvm.f2f16.rz\x92.relu\x97.satfinite\x93satfinite\x8ch.rn\x90.ftz\x8ci.rm\x90.ftz\x8fn\x90.ftz\x8fp\x90.ftz\x8fz\x90.ftz\x8cll.rm\x91.ftz\
\x80llvm.nvvm.f2ll.rn\x91.ftz\x90p\x91.ftz\x90z\x91.ftz\x8ctf32.rn\x93.relu\x98.satfinite\x94satfinite\x93a\x94.satfinite\x92z\x93.relu\x98.satfinite\x94satfinite\
\x80llvm.nvvm.f2ui.rm\x91.ftz\x90n\x91.ftz\x90p\x91.ftz\x90z\x91.ftz\x8dll.rm\x92.ftz\x91n\x92.ftz\x91p\x92.ftz\x91z\x92.ftz\
\x80llvm.nvvm.f32x4.to.e2m1x4.rs.relu.satfinite\x9dsatfinite\x963x4.rs.relu.satfinite\x9dsatfinite\x943m2x4.rs.relu.satfinite\x9dsatfinite\x944m3x4.rs.relu.satfinite\x9dsatfinite\x945m2x4.rs.relu.satfinite\x9dsatfinite\x8babs\x8e.ftz\x8bence.acquire.sync_restrict.space.cluster.scope.cluster\x90mbarrier_init.release.cluster\x90proxy.alias\x97sync\
\x80llvm.nvvm.fence.proxy.async.global\x9cshared_cluster\xa4ta\x9b_generic.acquire.sync_restrict.space.cluster.scope.cluster\xa4release.sync_restrict.space.cta.scope.cluster\x96tensormap_generic.acquire.cluster\xb1ta\xb0gpu\xb0sys\xa8release.cluster\xb1ta\xb0gpu\xb0sys\x90release.sync_restrict.space.cta.scope.cluster\x90sc.cluster\x8bf.to.e2m1x2.rn.relu.satfinite\
\x80llvm.nvvm.ff.to.e2m1x2.rn.satfinite\x933x2.rn.relu.satfinite\x9asatfinite\x913m2x2.rn.relu.satfinite\x9asatfinite\x914m3x2.rn\x99.relu\x915m2x2.rn\x99.relu\x90ue8m0x2.rp\x9a.satfinite\x99z\x9a.satfinite\x8c2bf16x2.rn\x96.relu\x9b.satfinite\
\x80llvm.nvvm.ff2bf16x2.rn.satfinite\x95s\x96.relu\x9b.satfinite\x97satfinite\x95z\x96.relu\x9b.satfinite\x97satfinite\x8df16x2.rn\x95.relu\x9a.satfinite\x96satfinite\x94s\x95.relu\x9a.satfinite\
\x80llvm.nvvm.ff2f16x2.rs.satfinite\x94z\x95.relu\x9a.satfinite\x96satfinite\x8blo.s\x8eu\x8dor.d\x90f\x91tz.f\x8bma.rm.d\x91f\x92tz.f\x95sat.f\x91sat.f\x8fn.bf16\
\x80llvm.nvvm.fma.rn.bf16x2\x91d\x91f\x9216\x94x2\x92tz.bf16\x99x2\x95f\x9616\x98x2\x95relu.bf16\x9ex2\x9af16\x9dx2\x95sat.bf16\x9dx2\
\x80llvm.nvvm.fma.rn.ftz.sat.f\x9a16\x9cx2\x91relu.bf16\x9ax2\x96f16\x99x2\x91sat.bf16\x99x2\x95f\x9616\x98x2\x8fp.d\x91f\x92tz.f\x95sat.f\
\x80llvm.nvvm.fma.rp.sat.f\x8fz.d\x91f\x92tz.f\x95sat.f\x91sat.f\x8dx.bf16\x93x2\x8fd\x8ff\x9016\x92x2\x90tz.bf16\x97x2\x93f\x9416\
\x80llvm.nvvm.fmax.ftz.f16x2\x93nan.bf16\x9bx2\x97f\x9816\x9ax2\x97xorsign.abs.bf16\xa7x2\xa3f\xa416\xa6x2\x93xorsign.abs.bf16\xa3x2\x9ff\xa016\xa2x2\
\x80llvm.nvvm.fmax.nan.bf16\x97x2\x93f\x9416\x96x2\x93xorsign.abs.bf16\xa3x2\x9ff\xa016\xa2x2\x8fxorsign.abs.bf16\x9fx2\x9bf\x9c16\x9ex2\x8cin.bf16\
\x80llvm.nvvm.fmin.bf16x2\x8fd\x8ff\x9016\x92x2\x90tz.bf16\x97x2\x93f\x9416\x96x2\x93nan.bf16\x9bx2\x97f\x9816\x9ax2\x97xorsign.abs.bf16\
\x80llvm.nvvm.fmin.ftz.nan.xorsign.abs.bf16x2\xa3f\xa416\xa6x2\x93xorsign.abs.bf16\xa3x2\x9ff\xa016\xa2x2\x8fnan.bf16\x97x2\x93f\x9416\x96x2\x93xorsign.abs.bf16\xa3x2\
\x80llvm.nvvm.fmin.nan.xorsign.abs.f\xa016\xa2x2\x8fxorsign.abs.bf16\x9fx2\x9bf\x9c16\x9ex2\x8bns\x8bshl.clamp\x8dr.clamp\x8agetctarank\x94.shared.cluster\x8briddepcontrol.launch.dependents\x99wait\x8ai2d.rm\
\x80llvm.nvvm.i2d.rn\x8fp\x8fz\x8cf.rm\x8fn\x8fp\x8fz\x8bdp2a.s.s\x92u\x90u.s\x92u\x8d4a.s.s\x92u\x90u.s\x92u\x8bnternal.addrspace.wrap\
\x80llvm.nvvm.is_explicit_cluster\x8cspacep.const\x93global\x93local\x93shared\x99.cluster\x8ctypep.sampler\x93urface\x92texture\x8aldmatrix.sync.aligned.m16n16.x1.trans.b8\xb2x16.b4x16_p64\xb76x16_p32\xa82.trans.b8\xb2x16.b4x16_p64\xb76x16_p32\xa18n16.x1.b8x16.b4x16_p64\
\x80llvm.nvvm.ldmatrix.sync.aligned.m8n16.x1.b8x16.b6x16_p32\xa72.b8x16.b4x16_p64\xb06x16_p32\xa74.b8x16.b4x16_p64\xb06x16_p32\xa38.x1.b16\xa8trans.b16\xa62.b16\xa8trans.b16\xa64.b16\xa8trans.b16\x8cu.global.f\x95i\x95p\x8bg2.approx.d\x95f\
\x80llvm.nvvm.lg2.approx.ftz.f\x8bl2d.rm\x90n\x90p\x90z\x8df.rm\x90n\x90p\x90z\x8bohi.i2d\x8amapa\x8e.shared.cluster\x8ctch.all.sync.i32p\x9a64p\x91ny.sync.i32\x9a64\
\x80llvm.nvvm.mbarrier.arrive\x99.drop\x9e.expect.tx.relaxed.scope.cluster.space.cluster\xc6ta\xb8ta.space.cluster\xc2ta\xa9scope.cluster.space.cluster\xbeta\xb0ta.space.cluster\xbata\x9fnoComplete\xa9.shared\x9frelaxed.scope.cluster.space.cluster\xbcta\xaeta.space.cluster\xb8ta\
\x80llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster\xb4ta\xa6ta.space.cluster\xb0ta\xa0hared\x9aexpect.tx.relaxed.scope.cluster.space.cluster\xc1ta\xb3ta.space.cluster\xbdta\xa4scope.cluster.space.cluster\xb9ta\xabta.space.cluster\xb5ta\x9anoComplete\xa4.shared\x9arelaxed.scope.cluster.space.cluster\
\x80llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta\xa9ta.space.cluster\xb3ta\x9ascope.cluster.space.cluster\xafta\xa1ta.space.cluster\xabta\x9bhared\x93complete.tx.scope.cluster.space.cluster\xb4ta\xa6ta.space.cluster\xb0ta\x93expect.tx.scope.cluster.space.cluster\xb2ta\xa4ta.space.cluster\xaeta\
\x80llvm.nvvm.mbarrier.init\x97.shared\x95val\x98.shared\x93pending.count\x93test.wait\x9c.parity.relaxed.scope.cluster.space.cta\xb3ta.space.cta\xa4scope.cluster.space.cta\xabta.space.cta\x9drelaxed.scope.cluster.space.cta\xacta.space.cta\x9dscope.cluster.space.cta\xa4ta.space.cta\x9ehared\x94ry.wait.parity.relaxed.scope.cluster.space.cta\
\x80llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta\xa3scope.cluster.space.cta\xaata.space.cta\xa3tl.relaxed.scope.cluster.space.cta\xb5ta.space.cta\xa6scope.cluster.space.cta\xadta.space.cta\x9crelaxed.scope.cluster.space.cta\xabta.space.cta\x9cscope.cluster.space.cta\xa3ta.space.cta\x9ctl.relaxed.scope.cluster.space.cta\xaeta.space.cta\x9fscope.cluster.space.cta\xa6ta.space.cta\x8bembar.cta\
\x80llvm.nvvm.membar.gl\x91sys\x8bma.and.popc.m16n8k128.row.col.b1\x9d256.row.col.b1\x988n8k128.row.col.b1\x8eblock.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0\xc03.f32.ue8m0\xbe3m2.f32.ue8m0\xbe4m3.f32.ue8m0\xbe5m2.f32.ue8m0\xbb3.e2m1.f32.ue8m0\xc03.f32.ue8m0\xbe3m2.f32.ue8m0\xbe4m3.f32.ue8m0\xbe5m2.f32.ue8m0\xb93m2.e2m1.f32.ue8m0\
\x80llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e3m2.e2m3.f32.ue8m0\xbe3m2.f32.ue8m0\xbe4m3.f32.ue8m0\xbe5m2.f32.ue8m0\xb94m3.e2m1.f32.ue8m0\xc03.f32.ue8m0\xbe3m2.f32.ue8m0\xbe4m3.f32.ue8m0\xbe5m2.f32.ue8m0\xb95m2.e2m1.f32.ue8m0\xc03.f32.ue8m0\xbe3m2.f32.ue8m0\xbe4m3.f32.ue8m0\xbe5m2.f32.ue8m0\xb4scale.1x.f32.e2m1.e2m1.f32.ue8m0\xc93.f32.ue8m0\
\x80llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0\xc74m3.f32.ue8m0\xc75m2.f32.ue8m0\xc43.e2m1.f32.ue8m0\xc93.f32.ue8m0\xc73m2.f32.ue8m0\xc74m3.f32.ue8m0\xc75m2.f32.ue8m0\xc23m2.e2m1.f32.ue8m0\xc93.f32.ue8m0\xc73m2.f32.ue8m0\xc74m3.f32.ue8m0\xc75m2.f32.ue8m0\xc24m3.e2m1.f32.ue8m0\xc93.f32.ue8m0\xc73m2.f32.ue8m0\
\x80llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0\xc75m2.f32.ue8m0\xc25m2.e2m1.f32.ue8m0\xc93.f32.ue8m0\xc73m2.f32.ue8m0\xc74m3.f32.ue8m0\xc75m2.f32.ue8m0\xa064.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0\xb0scale.2x.f32.e2m1.e2m1.f32.ue8m0\xafnvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0\xba4x.f32.e2m1.e2m1.f32.ue4m3\x8em16n8k16.row.col.bf16\x9ff16.e4m3.e4m3.f16\xa95m2.f16\xa45m2.e4m3.f16\xa95m2.f16\
\x80llvm.nvvm.mma.m16n8k16.row.col.f16.f16\xa032.e4m3.e4m3.f32\xa95m2.f32\xa45m2.e4m3.f32\xa95m2.f32\xa3f32\xa064\x9fs8\xa1.u8\xa0atfinite.s8\xab.u8\xa9u8\xab.s8\x9fu8\xa1.s8\x9432.row.col.f16.e4m3.e4m3.f16\
\x80llvm.nvvm.mma.m16n8k32.row.col.f16.e4m3.e5m2.f16\xa45m2.e4m3.f16\xa95m2.f16\xa032.e4m3.e4m3.f32\xa95m2.f32\xa45m2.e4m3.f32\xa95m2.f32\x9fkind.f8f6f4.f16.e2m1.e2m1.f16\xb73.f16\xb53m2.f16\xb54m3.f16\xb55m2.f16\xb23.e2m1.f16\xb73.f16\xb53m2.f16\xb54m3.f16\
\x80llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f16.e2m3.e5m2.f16\xb03m2.e2m1.f16\xb73.f16\xb53m2.f16\xb54m3.f16\xb55m2.f16\xb04m3.e2m1.f16\xb73.f16\xb53m2.f16\xb54m3.f16\xb55m2.f16\xb05m2.e2m1.f16\xb73.f16\xb53m2.f16\xb54m3.f16\xb55m2.f16\
\x80llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f32.e2m1.e2m1.f32\xb73.f32\xb53m2.f32\xb54m3.f32\xb55m2.f32\xb23.e2m1.f32\xb73.f32\xb53m2.f32\xb54m3.f32\xb55m2.f32\xb03m2.e2m1.f32\xb73.f32\xb53m2.f32\xb54m3.f32\xb55m2.f32\xb04m3.e2m1.f32\
\x80llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f32.e4m3.e2m3.f32\xb53m2.f32\xb54m3.f32\xb55m2.f32\xb05m2.e2m1.f32\xb73.f32\xb53m2.f32\xb54m3.f32\xb55m2.f32\x9fs4\xa1.u4\xa08\xa1.u8\xa0atfinite.s4\xab.u4\xaa8\
\x80llvm.nvvm.mma.m16n8k32.row.col.satfinite.s8.u8\xa9u4\xab.s4\xaa8\xab.s8\x9fu4\xa1.s4\xa08\xa1.s8\x944.row.col.f64\x9etf32\x9464.row.col.s4\xa1.u4\xa0atfinite.s4\xab.u4\xa9u4\
\x80llvm.nvvm.mma.m16n8k64.row.col.satfinite.u4.s4\x9fu4\xa1.s4\x948.row.col.bf16\x9ef16.f16\x9f32.f32\x9f64\x9etf32\x8f8n8k16.row.col.s8\xa0.u8\x9fatfinite.s8\xaa.u8\xa8u8\xaa.s8\x9eu8\xa0.s8\
\x80llvm.nvvm.mma.m8n8k32.row.col.s4\xa0.u4\x9fatfinite.s4\xaa.u4\xa8u4\xaa.s4\x9eu4\xa0.s4\x934.col.col.f16.f16\x9e32.f16\xa232\x99row.f16.f16\x9e32.f16\xa232\x95row.col.f16.f16\x9e32.f16\
\x80llvm.nvvm.mma.m8n8k4.row.col.f32.f32\x9e64\x99row.f16.f16\x9e32.f16\xa232\x8esp.m16n8k128.row.col.s4\xa5.u4\xa4atfinite.s4\xaf.u4\xadu4\xaf.s4\xa3u4\xa5.s4\x986.row.col.bf16\xa2f16.f16\xa332.f32\
\x80llvm.nvvm.mma.sp.m16n8k16.row.col.tf32\x9732.row.col.bf16\xa2f16.f16\xa332.f32\xa2s8\xa4.u8\xa3atfinite.s8\xae.u8\xacu8\xae.s8\xa2u8\xa4.s8\x9764.row.col.f32.e4m3.e4m3.f32\xac5m2.f32\xa75m2.e4m3.f32\xac5m2.f32\
\x80llvm.nvvm.mma.sp.m16n8k64.row.col.s4\xa4.u4\xa38\xa4.u8\xa3atfinite.s4\xae.u4\xad8\xae.u8\xacu4\xae.s4\xad8\xae.s8\xa2u4\xa4.s4\xa38\xa4.s8\
\x80llvm.nvvm.mma.sp.m16n8k8.row.col.tf32\x91ordered.metadata.block.scale.m16n8k128.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0\xc5scale.2x.f32.e2m1.e2m1.f32.ue8m0\xc4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0\xcf4x.f32.e2m1.e2m1.f32.ue4m3\xb464.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0\xd43.f32.ue8m0\xd23m2.f32.ue8m0\xd24m3.f32.ue8m0\xd25m2.f32.ue8m0\xcf3.e2m1.f32.ue8m0\xd43.f32.ue8m0\xd23m2.f32.ue8m0\xd24m3.f32.ue8m0\xd25m2.f32.ue8m0\xcd3m2.e2m1.f32.ue8m0\
\x80llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.f32.e3m2.e2m3.f32.ue8m0\xd23m2.f32.ue8m0\xd24m3.f32.ue8m0\xd25m2.f32.ue8m0\xcd4m3.e2m1.f32.ue8m0\xd43.f32.ue8m0\xd23m2.f32.ue8m0\xd24m3.f32.ue8m0\xd25m2.f32.ue8m0\xcd5m2.e2m1.f32.ue8m0\xd43.f32.ue8m0\xd23m2.f32.ue8m0\xd24m3.f32.ue8m0\xd25m2.f32.ue8m0\xc8scale.1x.f32.e2m1.e2m1.f32.ue8m0\xdd3.f32.ue8m0\
\x80llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e2m1.e3m2.f32.ue8m0\xdb4m3.f32.ue8m0\xdb5m2.f32.ue8m0\xd83.e2m1.f32.ue8m0\xdd3.f32.ue8m0\xdb3m2.f32.ue8m0\xdb4m3.f32.ue8m0\xdb5m2.f32.ue8m0\xd63m2.e2m1.f32.ue8m0\xdd3.f32.ue8m0\xdb3m2.f32.ue8m0\xdb4m3.f32.ue8m0\xdb5m2.f32.ue8m0\xd64m3.e2m1.f32.ue8m0\xdd3.f32.ue8m0\xdb3m2.f32.ue8m0\
\x80llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0\xdb5m2.f32.ue8m0\xd65m2.e2m1.f32.ue8m0\xdd3.f32.ue8m0\xdb3m2.f32.ue8m0\xdb4m3.f32.ue8m0\xdb5m2.f32.ue8m0\xa2m16n8k128.row.col.s4\xb6.u4\xb5atfinite.s4\xc0.u4\xbeu4\xc0.s4\xb4u4\xb6.s4\xa96.row.col.bf16\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k16.row.col.f16.f16\xb432.f32\xb3tf32\xa832.row.col.bf16\xb3f16.f16\xb432.f32\xb3s8\xb5.u8\xb4atfinite.s8\xbf.u8\xbdu8\xbf.s8\xb3u8\xb5.s8\xa864.row.col.f32.e4m3.e4m3.f32\xbd5m2.f32\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.f32.e5m2.e4m3.f32\xbd5m2.f32\xb3kind.f8f6f4.f16.e2m1.e2m1.f16\xcb3.f16\xc93m2.f16\xc94m3.f16\xc95m2.f16\xc63.e2m1.f16\xcb3.f16\xc93m2.f16\xc94m3.f16\xc95m2.f16\xc43m2.e2m1.f16\xcb3.f16\xc93m2.f16\xc94m3.f16\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f16.e3m2.e5m2.f16\xc44m3.e2m1.f16\xcb3.f16\xc93m2.f16\xc94m3.f16\xc95m2.f16\xc45m2.e2m1.f16\xcb3.f16\xc93m2.f16\xc94m3.f16\xc95m2.f16\xc032.e2m1.e2m1.f32\xcb3.f32\xc93m2.f32\xc94m3.f32\xc95m2.f32\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f32.e2m3.e2m1.f32\xcb3.f32\xc93m2.f32\xc94m3.f32\xc95m2.f32\xc43m2.e2m1.f32\xcb3.f32\xc93m2.f32\xc94m3.f32\xc95m2.f32\xc44m3.e2m1.f32\xcb3.f32\xc93m2.f32\xc94m3.f32\xc95m2.f32\xc45m2.e2m1.f32\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f32.e5m2.e2m3.f32\xc93m2.f32\xc94m3.f32\xc95m2.f32\xb3s4\xb5.u4\xb48\xb5.u8\xb4atfinite.s4\xbf.u4\xbe8\xbf.u8\xbdu4\xbf.s4\xbe8\xbf.s8\
\x80llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.u4\xb5.s4\xb48\xb5.s8\xa88.row.col.tf32\x8exor.popc.m16n8k128.row.col.b1\x9d256.row.col.b1\x988n8k128.row.col.b1\x8bove.double\x8ffloat\x8fi16\x9032\x9064\x8fptr\x8bul.rm.d\x91f\
\x80llvm.nvvm.mul.rm.ftz.f\x8fn.d\x91f\x92tz.f\x8fp.d\x91f\x92tz.f\x8fz.d\x91f\x92tz.f\x8d24.i\x90ui\x8dhi.i\x90ll\x90s\x90ui\
\x80llvm.nvvm.mulhi.ull\x91s\x8ananosleep\x8beg.bf16\x92x2\x8apm.event.mask\x8brefetch.L1\x942\x93global.L1\x9b2\x9c.evict.last\xa3normal\x93local.L1\x9a2\x93tensormap\x92u.L1\
\x80llvm.nvvm.prmt\x8e.b4e\x8fecl\x91r\x8ff4e\x8frc16\x918\x8arcp.approx.ftz.d\x99f\x8erm.d\x91f\x92tz.f\x8fn.d\x91f\x92tz.f\x8fp.d\
\x80llvm.nvvm.rcp.rp.f\x92tz.f\x8fz.d\x91f\x92tz.f\x8bead.ptx.sreg.aggr_smem_size\x98clock\x9d64\x9auster.ctaid.w\xa6x\xa6y\xa6z\xa3rank\xa0nctaid.w\xa7x\xa7y\
\x80llvm.nvvm.read.ptx.sreg.cluster.nctaid.z\xa4rank\x9fid.w\xa2x\xa2y\xa2z\x99taid.w\x9ex\x9ey\x9ez\x98dynamic_smem_size\x98envreg0\x9e1\x9f0\x9f1\x9f2\
\x80llvm.nvvm.read.ptx.sreg.envreg13\x9f4\x9f5\x9f6\x9f7\x9f8\x9f9\x9e2\x9f0\x9f1\x9f2\x9f3\x9f4\x9f5\x9f6\x9f7\
\x80llvm.nvvm.read.ptx.sreg.envreg28\x9f9\x9e3\x9f0\x9f1\x9e4\x9e5\x9e6\x9e7\x9e8\x9e9\x98globaltimer\xa3.lo\x99ridid\x98laneid\x9cmask.eq\
\x80llvm.nvvm.read.ptx.sreg.lanemask.ge\xa2t\xa1le\xa2t\x98nclusterid.w\xa3x\xa3y\xa3z\x9ataid.w\x9fx\x9fy\x9fz\x99smid\x99tid.w\x9dx\x9dy\
\x80llvm.nvvm.read.ptx.sreg.ntid.z\x99warpid\x98pm0\x9a1\x9a2\x9a3\x98smid\x98tid.w\x9cx\x9cy\x9cz\x99otal_smem_size\x98warpid\x9csize\x8cdux.sync.add\x96nd\
\x80llvm.nvvm.redux.sync.fmax\x99.NaN\x9aabs\x9d.NaN\x97in\x99.NaN\x9aabs\x9d.NaN\x95max\x96in\x95or\x95umax\x97in\x95xor\x8cflect\x8bound.d\
\x80llvm.nvvm.round.f\x91tz.f\x8bsqrt.approx.d\x97f\x98tz.d\x9bf\x8asad.i\x8ell\x8es\x8eui\x8fll\x8fs\x8cturate.d\x93f\x94tz.f\x8betmaxnreg.dec.sync.aligned.u32\
\x80llvm.nvvm.setmaxnreg.inc.sync.aligned.u32\x8cxt.clamp\x8fwrap\x8bhfl.bfly.f32\x97p\x94i32\x97p\x8fdown.f32\x97p\x94i32\x97p\x8fidx.f32\x96p\x93i32\x96p\x8fsync.bfly.f32\
\x80llvm.nvvm.shfl.sync.bfly.f32p\x99i32\x9cp\x94down.f32\x9cp\x99i32\x9cp\x94idx.f32\x9bp\x98i32\x9bp\x94up.f32\x9ap\x97i32\x9ap\x8fup.f32\
\x80llvm.nvvm.shfl.up.f32p\x92i32\x95p\x8bin.approx.f\x96tz.f\x8bqrt.approx.f\x97tz.f\x8ff\x8frm.d\x92f\x93tz.f\x90n.d\x92f\x93tz.f\x90p.d\x92f\
\x80llvm.nvvm.sqrt.rp.ftz.f\x90z.d\x92f\x93tz.f\x8bt.bulk\x91.shared.cta\x8cmatrix.sync.aligned.m16n8.x1.trans.b8\xa72.trans.b8\xa74.trans.b8\xa18n8.x1.b16\xa8trans.b16\xa62.b16\xa8trans.b16\xa64.b16\xa8trans.b16\x8buld.1d.array.i16.clamp\
\x80llvm.nvvm.suld.1d.array.i16.trap\x9czero\x9932.clamp\x9ctrap\x9czero\x9964.clamp\x9ctrap\x9czero\x998.clamp\x9btrap\x9bzero\x98v2i16.clamp\x9etrap\x9ezero\x9b32.clamp\x9etrap\
\x80llvm.nvvm.suld.1d.array.v2i32.zero\x9b64.clamp\x9etrap\x9ezero\x9b8.clamp\x9dtrap\x9dzero\x994i16.clamp\x9etrap\x9ezero\x9b32.clamp\x9etrap\x9ezero\x9b8.clamp\x9dtrap\x9dzero\
\x80llvm.nvvm.suld.1d.i16.clamp\x96trap\x96zero\x9332.clamp\x96trap\x96zero\x9364.clamp\x96trap\x96zero\x938.clamp\x95trap\x95zero\x92v2i16.clamp\x98trap\x98zero\x9532.clamp\
\x80llvm.nvvm.suld.1d.v2i32.trap\x98zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x934i16.clamp\x98trap\x98zero\x9532.clamp\x98trap\x98zero\x958.clamp\x97trap\
\x80llvm.nvvm.suld.1d.v4i8.zero\x8f2d.array.i16.clamp\x9ctrap\x9czero\x9932.clamp\x9ctrap\x9czero\x9964.clamp\x9ctrap\x9czero\x998.clamp\x9btrap\x9bzero\x98v2i16.clamp\x9etrap\x9ezero\
\x80llvm.nvvm.suld.2d.array.v2i32.clamp\x9etrap\x9ezero\x9b64.clamp\x9etrap\x9ezero\x9b8.clamp\x9dtrap\x9dzero\x994i16.clamp\x9etrap\x9ezero\x9b32.clamp\x9etrap\x9ezero\x9b8.clamp\
\x80llvm.nvvm.suld.2d.array.v4i8.trap\x9dzero\x92i16.clamp\x96trap\x96zero\x9332.clamp\x96trap\x96zero\x9364.clamp\x96trap\x96zero\x938.clamp\x95trap\x95zero\x92v2i16.clamp\x98trap\
\x80llvm.nvvm.suld.2d.v2i16.zero\x9532.clamp\x98trap\x98zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x934i16.clamp\x98trap\x98zero\x9532.clamp\x98trap\x98zero\
\x80llvm.nvvm.suld.2d.v4i8.clamp\x97trap\x97zero\x8f3d.i16.clamp\x96trap\x96zero\x9332.clamp\x96trap\x96zero\x9364.clamp\x96trap\x96zero\x938.clamp\x95trap\x95zero\x92v2i16.clamp\
\x80llvm.nvvm.suld.3d.v2i16.trap\x98zero\x9532.clamp\x98trap\x98zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x934i16.clamp\x98trap\x98zero\x9532.clamp\x98trap\
\x80llvm.nvvm.suld.3d.v4i32.zero\x958.clamp\x97trap\x97zero\x8cq.array.size\x8echannel.data.type\x96order\x8edepth\x8eheight\x8ewidth\x8cst.b.1d.array.i16.clamp\x9etrap\x9ezero\x9b32.clamp\x9etrap\x9ezero\
\x80llvm.nvvm.sust.b.1d.array.i64.clamp\x9etrap\x9ezero\x9b8.clamp\x9dtrap\x9dzero\x9av2i16.clamp\xa0trap\xa0zero\x9d32.clamp\xa0trap\xa0zero\x9d64.clamp\xa0trap\xa0zero\x9d8.clamp\
\x80llvm.nvvm.sust.b.1d.array.v2i8.trap\x9fzero\x9b4i16.clamp\xa0trap\xa0zero\x9d32.clamp\xa0trap\xa0zero\x9d8.clamp\x9ftrap\x9fzero\x94i16.clamp\x98trap\x98zero\x9532.clamp\x98trap\
\x80llvm.nvvm.sust.b.1d.i32.zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x94v2i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\x9764.clamp\x9atrap\x9azero\
\x80llvm.nvvm.sust.b.1d.v2i8.clamp\x99trap\x99zero\x954i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\x978.clamp\x99trap\x99zero\x912d.array.i16.clamp\x9etrap\x9ezero\x9b32.clamp\
\x80llvm.nvvm.sust.b.2d.array.i32.trap\x9ezero\x9b64.clamp\x9etrap\x9ezero\x9b8.clamp\x9dtrap\x9dzero\x9av2i16.clamp\xa0trap\xa0zero\x9d32.clamp\xa0trap\xa0zero\x9d64.clamp\xa0trap\
\x80llvm.nvvm.sust.b.2d.array.v2i64.zero\x9d8.clamp\x9ftrap\x9fzero\x9b4i16.clamp\xa0trap\xa0zero\x9d32.clamp\xa0trap\xa0zero\x9d8.clamp\x9ftrap\x9fzero\x94i16.clamp\x98trap\x98zero\
\x80llvm.nvvm.sust.b.2d.i32.clamp\x98trap\x98zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x94v2i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\x9764.clamp\
\x80llvm.nvvm.sust.b.2d.v2i64.trap\x9azero\x978.clamp\x99trap\x99zero\x954i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\x978.clamp\x99trap\x99zero\x913d.i16.clamp\x98trap\
\x80llvm.nvvm.sust.b.3d.i16.zero\x9532.clamp\x98trap\x98zero\x9564.clamp\x98trap\x98zero\x958.clamp\x97trap\x97zero\x94v2i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\
\x80llvm.nvvm.sust.b.3d.v2i64.clamp\x9atrap\x9azero\x978.clamp\x99trap\x99zero\x954i16.clamp\x9atrap\x9azero\x9732.clamp\x9atrap\x9azero\x978.clamp\x99trap\x99zero\x8fp.1d.array.i16.trap\
\x80llvm.nvvm.sust.p.1d.array.i32.trap\x9b8.trap\x9av2i16.trap\x9d32.trap\x9d8.trap\x9b4i16.trap\x9d32.trap\x9d8.trap\x94i16.trap\x9532.trap\x958.trap\x94v2i16.trap\x9732.trap\x978.trap\x954i16.trap\x9732.trap\
\x80llvm.nvvm.sust.p.1d.v4i8.trap\x912d.array.i16.trap\x9b32.trap\x9b8.trap\x9av2i16.trap\x9d32.trap\x9d8.trap\x9b4i16.trap\x9d32.trap\x9d8.trap\x94i16.trap\x9532.trap\x958.trap\x94v2i16.trap\x9732.trap\x978.trap\
\x80llvm.nvvm.sust.p.2d.v4i16.trap\x9732.trap\x978.trap\x913d.i16.trap\x9532.trap\x958.trap\x94v2i16.trap\x9732.trap\x978.trap\x954i16.trap\x9732.trap\x978.trap\x8atcgen05.alloc.cg1\x9a2\x98shared.cg1\xa12\
\x80llvm.nvvm.tcgen05.commit.cg1\x9b2\x99mc.cg1\x9e2\x9cshared.cg1\xa52\x99shared.cg1\xa22\x93p.128x128b.b4x16_p64.cg1\xaa2\x9f6x16_p32.cg1\xaa2\x9ecg1\xa02\x99256b.b4x16_p64.cg1\xaa2\
\x80llvm.nvvm.tcgen05.cp.128x256b.b6x16_p32.cg1\xaa2\x9ecg1\xa02\x9532x128b_warpx4.b4x16_p64.cg1\xb02\xa56x16_p32.cg1\xb02\xa4cg1\xa62\x954x256b.b4x16_p64.cg1\xa82\x9d6x16_p32.cg1\xa82\x9ccg1\x9e2\
\x80llvm.nvvm.tcgen05.cp.64x128b_warpx2_01_23.b4x16_p64.cg1\xb62\xab6x16_p32.cg1\xb62\xaacg1\xac2\xa52_13.b4x16_p64.cg1\xb62\xab6x16_p32.cg1\xb62\xaacg1\xac2\x92dealloc.cg1\x9c2\x92fence.after.thread.sync\x98before.thread.sync\
\x80llvm.nvvm.tcgen05.ld.16x128b.x1\x9f6\x9e2\x9e32\x9e4\x9e64\x9e8\x98256b.x1\x9f6\x9e2\x9e32\x9e4\x9e8\x9832bx2.x1\xa028\xa06\
\x80llvm.nvvm.tcgen05.ld.16x32bx2.x2\x9f32\x9f4\x9f64\x9f8\x9864b.x1\x9e28\x9e6\x9d2\x9d32\x9d4\x9d64\x9d8\x9532x32b.x1\x9e28\x9e6\
\x80llvm.nvvm.tcgen05.ld.32x32b.x2\x9d32\x9d4\x9d64\x9d8\x92mma.shared\x9c.disable_output_lane.cg1\xb32\x9dmxf4.block_scale\xad.block32\xa1nvf4.block_scale.block16\xb732\xa08f6f4.block_scale\xb1.block32\x9dscale_d\xa4.disable_output_lane.cg1\
\x80llvm.nvvm.tcgen05.mma.shared.scale_d.disable_output_lane.cg2\x97p.shared\x9f.disable_output_lane.cg1\xb62\xa0mxf4.block_scale\xb0.block32\xa4nvf4.block_scale.block16\xba32\xa38f6f4.block_scale\xb4.block32\xa0scale_d\xa7.disable_output_lane.cg1\xbe2\x99tensor\x9f.ashift\xa0disable_output_lane.cg1\
\x80llvm.nvvm.tcgen05.mma.sp.tensor.disable_output_lane.cg1.ashift\xb62\xb7.ashift\xa0mxf4.block_scale\xb0.block32\xa4nvf4.block_scale.block16\xba32\xa38f6f4.block_scale\xb4.block32\xa0scale_d\xa7.ashift\xa8disable_output_lane.cg1\xbf.ashift\xbe2\xbf.ashift\x96tensor\
\x80llvm.nvvm.tcgen05.mma.tensor.ashift\x9ddisable_output_lane.cg1\xb4.ashift\xb32\xb4.ashift\x9dmxf4.block_scale\xad.block32\xa1nvf4.block_scale.block16\xb732\xa08f6f4.block_scale\xb1.block32\x9dscale_d\xa4.ashift\xa5disable_output_lane.cg1\xbc.ashift\xbb2\
\x80llvm.nvvm.tcgen05.mma.tensor.scale_d.disable_output_lane.cg2.ashift\x96ws.shared\x9f.zero_col_mask\x9ap.shared\xa2.zero_col_mask\x9ctensor\xa2.zero_col_mask\x99tensor\x9f.zero_col_mask\x92relinq.alloc.permit.cg1\xa82\x92shift.down.cg1\x9f2\x93t.16x128b.x1\x9f6\x9e2\
\x80llvm.nvvm.tcgen05.st.16x128b.x32\x9e4\x9e64\x9e8\x98256b.x1\x9f6\x9e2\x9e32\x9e4\x9e8\x9832bx2.x1\xa028\xa06\x9f2\x9f32\x9f4\
\x80llvm.nvvm.tcgen05.st.16x32bx2.x64\x9f8\x9864b.x1\x9e28\x9e6\x9d2\x9d32\x9d4\x9d64\x9d8\x9532x32b.x1\x9e28\x9e6\x9d2\x9d32\x9d4\
\x80llvm.nvvm.tcgen05.st.32x32b.x64\x9d8\x92wait.ld\x97st\x8bensormap.replace.box.dim\x9celement.stride\xa0type\x9cfill.mode\x9cglobal.address\xa3dim\xa3stride\x9cinterleave.layout\x9crank\x9cswizzle.atomicity\xa4mode\x8cx.1d.array.grad.v4f32.f32\
\x80llvm.nvvm.tex.1d.array.grad.v4s32.f32\x9eu32.f32\x97level.v4f32.f32\x9fs32.f32\x9fu32.f32\x97v4f32.f32\x9ds32\x99s32.f32\x9ds32\x99u32.f32\x9ds32\x91grad.v4f32.f32\x98s32.f32\x98u32.f32\x91level.v4f32.f32\x99s32.f32\
\x80llvm.nvvm.tex.1d.level.v4u32.f32\x91v4f32.f32\x97s32\x93s32.f32\x97s32\x93u32.f32\x97s32\x8e2d.array.grad.v4f32.f32\x9es32.f32\x9eu32.f32\x97level.v4f32.f32\x9fs32.f32\x9fu32.f32\x97v4f32.f32\x9ds32\x99s32.f32\
\x80llvm.nvvm.tex.2d.array.v4s32.s32\x99u32.f32\x9ds32\x91grad.v4f32.f32\x98s32.f32\x98u32.f32\x91level.v4f32.f32\x99s32.f32\x99u32.f32\x91v4f32.f32\x97s32\x93s32.f32\x97s32\x93u32.f32\x97s32\x8e3d.grad.v4f32.f32\
\x80llvm.nvvm.tex.3d.grad.v4s32.f32\x98u32.f32\x91level.v4f32.f32\x99s32.f32\x99u32.f32\x91v4f32.f32\x97s32\x93s32.f32\x97s32\x93u32.f32\x97s32\x8ecube.array.level.v4f32.f32\xa1s32.f32\xa1u32.f32\x99v4f32.f32\x9bs32.f32\
\x80llvm.nvvm.tex.cube.array.v4u32.f32\x93level.v4f32.f32\x9bs32.f32\x9bu32.f32\x93v4f32.f32\x95s32.f32\x95u32.f32\x8eunified.1d.array.grad.v4f32.f32\xa6s32.f32\xa6u32.f32\x9flevel.v4f32.f32\xa7s32.f32\xa7u32.f32\x9fv4f32.f32\xa5s32\xa1s32.f32\
\x80llvm.nvvm.tex.unified.1d.array.v4s32.s32\xa1u32.f32\xa5s32\x99grad.v4f32.f32\xa0s32.f32\xa0u32.f32\x99level.v4f32.f32\xa1s32.f32\xa1u32.f32\x99v4f32.f32\x9fs32\x9bs32.f32\x9fs32\x9bu32.f32\x9fs32\x962d.array.grad.v4f32.f32\
\x80llvm.nvvm.tex.unified.2d.array.grad.v4s32.f32\xa6u32.f32\x9flevel.v4f32.f32\xa7s32.f32\xa7u32.f32\x9fv4f32.f32\xa5s32\xa1s32.f32\xa5s32\xa1u32.f32\xa5s32\x99grad.v4f32.f32\xa0s32.f32\xa0u32.f32\x99level.v4f32.f32\xa1s32.f32\
\x80llvm.nvvm.tex.unified.2d.level.v4u32.f32\x99v4f32.f32\x9fs32\x9bs32.f32\x9fs32\x9bu32.f32\x9fs32\x963d.grad.v4f32.f32\xa0s32.f32\xa0u32.f32\x99level.v4f32.f32\xa1s32.f32\xa1u32.f32\x99v4f32.f32\x9fs32\x9bs32.f32\
\x80llvm.nvvm.tex.unified.3d.v4s32.s32\x9bu32.f32\x9fs32\x96cube.array.grad.v4f32.f32\xa8s32.f32\xa8u32.f32\xa1level.v4f32.f32\xa9s32.f32\xa9u32.f32\xa1v4f32.f32\xa3s32.f32\xa3u32.f32\x9bgrad.v4f32.f32\xa2s32.f32\xa2u32.f32\x9blevel.v4f32.f32\
\x80llvm.nvvm.tex.unified.cube.level.v4s32.f32\xa3u32.f32\x9bv4f32.f32\x9ds32.f32\x9du32.f32\x8dsurf.handle\x98.internal\x8bld4.a.2d.v4f32.f32\x96s32.f32\x96u32.f32\x8fb.2d.v4f32.f32\x96s32.f32\x96u32.f32\x8fg.2d.v4f32.f32\x96s32.f32\x96u32.f32\
\x80llvm.nvvm.tld4.r.2d.v4f32.f32\x96s32.f32\x96u32.f32\x8funified.a.2d.v4f32.f32\x9es32.f32\x9eu32.f32\x97b.2d.v4f32.f32\x9es32.f32\x9eu32.f32\x97g.2d.v4f32.f32\x9es32.f32\x9eu32.f32\x97r.2d.v4f32.f32\x9es32.f32\x9eu32.f32\x8brunc.d\
\x80llvm.nvvm.trunc.f\x91tz.f\x8bxq.array.size\x8echannel.data.type\x96order\x8edepth\x8eheight\x8enum.mipmap.levels\x92samples\x8ewidth\x8aue8m0x2.to.bf16x2\x8bi2d.rm\x90n\x90p\x90z\x8df.rm\
\x80llvm.nvvm.ui2f.rn\x90p\x90z\x8bll2d.rm\x91n\x91p\x91z\x8ef.rm\x91n\x91p\x91z\x8avote.all\x92.sync\x90ny\x92.sync\x8fballot\
\x80llvm.nvvm.vote.ballot.sync\x8funi\x92.sync\x8awgmma.commit_group.sync.aligned\x90fence.sync.aligned\x90wait_group.sync.aligned\x8bmma.m16n16k16.load.a.col.bf16\xa4f16\xa4s8\xa5tride.bf16\xabf16\xabs8\xabu8\xa4u8\xa0row.bf16\xa4f16\
\x80llvm.nvvm.wmma.m16n16k16.load.a.row.s8\xa5tride.bf16\xabf16\xabs8\xabu8\xa4u8\x9eb.col.bf16\xa4f16\xa4s8\xa5tride.bf16\xabf16\xabs8\xabu8\xa4u8\xa0row.bf16\xa4f16\
\x80llvm.nvvm.wmma.m16n16k16.load.b.row.s8\xa5tride.bf16\xabf16\xabs8\xabu8\xa4u8\x9ec.col.f16\xa532\xa4s32\xa5tride.f16\xac32\xabs32\xa0row.f16\xa532\xa4s32\xa5tride.f16\
\x80llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32\xabs32\x99mma.col.col.bf16\xa5f16.f16\xac.satfinite\xaa32\xac.satfinite\xa632.f16\xac.satfinite\xaa32\xac.satfinite\xa5s8\xa7.satfinite\xa5u8\xa7.satfinite\xa1row.bf16\
\x80llvm.nvvm.wmma.m16n16k16.mma.col.row.f16.f16\xac.satfinite\xaa32\xac.satfinite\xa632.f16\xac.satfinite\xaa32\xac.satfinite\xa5s8\xa7.satfinite\xa5u8\xa7.satfinite\x9drow.col.bf16\xa5f16.f16\xac.satfinite\xaa32\
\x80llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f32.satfinite\xa632.f16\xac.satfinite\xaa32\xac.satfinite\xa5s8\xa7.satfinite\xa5u8\xa7.satfinite\xa1row.bf16\xa5f16.f16\xac.satfinite\xaa32\xac.satfinite\xa632.f16\xac.satfinite\
\x80llvm.nvvm.wmma.m16n16k16.mma.row.row.f32.f32\xac.satfinite\xa5s8\xa7.satfinite\xa5u8\xa7.satfinite\x99store.d.col.f16\xa632\xa5s32\xa6tride.f16\xad32\xacs32\xa1row.f16\xa632\xa5s32\xa6tride.f16\
\x80llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32\xacs32\x968.load.a.col.stride.tf32\xa3tf32\x9frow.stride.tf32\xa3tf32\x9db.col.stride.tf32\xa3tf32\x9frow.stride.tf32\xa3tf32\x9dc.col.f32\xa3stride.f32\x9frow.f32\xa3stride.f32\x98mma.col.col.tf32\xa0row.tf32\
\x80llvm.nvvm.wmma.m16n16k8.mma.row.col.tf32\xa0row.tf32\x98store.d.col.f32\xa4stride.f32\xa0row.f32\xa4stride.f32\x9032n8k16.load.a.col.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9frow.bf16\xa3f16\
\x80llvm.nvvm.wmma.m32n8k16.load.a.row.s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9db.col.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9frow.bf16\xa3f16\
\x80llvm.nvvm.wmma.m32n8k16.load.b.row.s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9dc.col.f16\xa432\xa3s32\xa4tride.f16\xab32\xaas32\x9frow.f16\xa432\xa3s32\xa4tride.f16\
\x80llvm.nvvm.wmma.m32n8k16.load.c.row.stride.f32\xaas32\x98mma.col.col.bf16\xa4f16.f16\xab.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\xa0row.bf16\
\x80llvm.nvvm.wmma.m32n8k16.mma.col.row.f16.f16\xab.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\x9crow.col.bf16\xa4f16.f16\xab.satfinite\xa932\
\x80llvm.nvvm.wmma.m32n8k16.mma.row.col.f16.f32.satfinite\xa532.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\xa0row.bf16\xa4f16.f16\xab.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\
\x80llvm.nvvm.wmma.m32n8k16.mma.row.row.f32.f32\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\x98store.d.col.f16\xa532\xa4s32\xa5tride.f16\xac32\xabs32\xa0row.f16\xa532\xa4s32\xa5tride.f16\
\x80llvm.nvvm.wmma.m32n8k16.store.d.row.stride.f32\xabs32\x908n32k16.load.a.col.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9frow.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\
\x80llvm.nvvm.wmma.m8n32k16.load.a.row.stride.u8\xa3u8\x9db.col.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\xaau8\xa3u8\x9frow.bf16\xa3f16\xa3s8\xa4tride.bf16\xaaf16\xaas8\
\x80llvm.nvvm.wmma.m8n32k16.load.b.row.stride.u8\xa3u8\x9dc.col.f16\xa432\xa3s32\xa4tride.f16\xab32\xaas32\x9frow.f16\xa432\xa3s32\xa4tride.f16\xab32\xaas32\x98mma.col.col.bf16\xa4f16.f16\
\x80llvm.nvvm.wmma.m8n32k16.mma.col.col.f16.f16.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\xa0row.bf16\xa4f16.f16\xab.satfinite\xa932\xab.satfinite\
\x80llvm.nvvm.wmma.m8n32k16.mma.col.row.f32.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\x9crow.col.bf16\xa4f16.f16\xab.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\xa932\
\x80llvm.nvvm.wmma.m8n32k16.mma.row.col.f32.f32.satfinite\xa4s8\xa6.satfinite\xa4u8\xa6.satfinite\xa0row.bf16\xa4f16.f16\xab.satfinite\xa932\xab.satfinite\xa532.f16\xab.satfinite\xa932\xab.satfinite\xa4s8\xa6.satfinite\
\x80llvm.nvvm.wmma.m8n32k16.mma.row.row.u8\xa6.satfinite\x98store.d.col.f16\xa532\xa4s32\xa5tride.f16\xac32\xabs32\xa0row.f16\xa532\xa4s32\xa5tride.f16\xac32\xabs32\x928k128.load.a.row.b1\xa3stride.b1\
\x80llvm.nvvm.wmma.m8n8k128.load.b.col.b1\xa3stride.b1\x9dc.col.s32\xa4tride.s32\x9frow.s32\xa4tride.s32\x98mma.and.popc.row.col.b1\x9cxor.popc.row.col.b1\x98store.d.col.s32\xa5tride.s32\xa0row.s32\xa5tride.s32\x9432.load.a.row.s4\xa3tride.s4\xa9u4\xa2u4\
\x80llvm.nvvm.wmma.m8n8k32.load.b.col.s4\xa3tride.s4\xa9u4\xa2u4\x9cc.col.s32\xa3tride.s32\x9erow.s32\xa3tride.s32\x97mma.row.col.s4\xa5.satfinite\xa3u4\xa5.satfinite\x97store.d.col.s32\xa4tride.s32\x9frow.s32\xa4tride.s32\
\x80llvm.nvvm.wmma.m8n8k4.load.a.col.f64\xa1stride.f64\x9drow.f64\xa1stride.f64\x9bb.col.f64\xa1stride.f64\x9drow.f64\xa1stride.f64\x9bc.col.f64\xa1stride.f64\x9drow.f64\xa1stride.f64\x96mma.col.col.f64\xa2rm.f64\xa3n.f64\xa3p.f64\
\x80llvm.nvvm.wmma.m8n8k4.mma.col.col.rz.f64\x9erow.f64\xa2rm.f64\xa3n.f64\xa3p.f64\xa3z.f64\x9arow.col.f64\xa2rm.f64\xa3n.f64\xa3p.f64\xa3z.f64\x9erow.f64\xa2rm.f64\xa3n.f64\xa3p.f64\xa3z.f64\
\x80llvm.nvvm.wmma.m8n8k4.store.d.col.f64\xa2stride.f64\x9erow.f64\xa2stride.f64\x8azext.clamp\x8fwrap\x85objc.arc.annotation.bottomup.bbend\xa4start\x99topdown.bbend\xa3start\x8butorelease\x95PoolPop\x9aush\x95ReturnValue\x8aclaimAutoreleasedReturnValue\x8dng.arc.noop.use\
\x80llvm.objc.clang.arc.use\x8bopyWeak\x8adestroyWeak\x8ainitWeak\x8aloadWeak\x92Retained\x8amoveWeak\x8arelease\x8ctain\x90.autorelease\x90Autorelease\x9bReturnValue\x9bdReturnValue\x90Block\x90edObject\x8astoreStrong\
\x80llvm.objc.storeWeak\x8bync.enter\x90xit\x8aunretainedObject\x94Pointer\x8csafeClaimAutoreleasedReturnValue\x88ectsize\x85pcmarker\x86ow\x88i\x86pc.addex\x8cf128.round.to.odd\x8cg6s\x8fd\x8altivec.crypto.vcipher\x9flast\
\x80llvm.ppc.altivec.crypto.vncipher\xa0last\x99permxor\xa0.be\x9amsumb\x9ed\x9eh\x9ew\x99sbox\x9ahasigmad\xa1w\x91dss\x94all\x93t\x94st\x96t\
\x80llvm.ppc.altivec.dstt\x91lvebx\x94hx\x94wx\x93sl\x94r\x93x\x94l\x91mfvscr\x92tvscr\x95rbm\x96dm\x96hm\x96qm\x96wm\x91stvebx\
\x80llvm.ppc.altivec.stvehx\x95wx\x94x\x95l\x91vabsdub\x97h\x97w\x93ddcuq\x97w\x95ecuq\x96uqm\x95sbs\x96hs\x96ws\x95ubs\x96hs\
\x80llvm.ppc.altivec.vadduws\x93vgsb\x96h\x96w\x95ub\x96h\x96w\x92bpermd\x97q\x92cfsx\x94uged\x95x\x93lrlb\x95rb\x94zdm\x95lsbb\
\x80llvm.ppc.altivec.vcmpbfp\x98.p\x95eqfp\x99.p\x97ub\x99.p\x98d\x99.p\x98h\x99.p\x98q\x99.p\x98w\x99.p\x95gefp\x99.p\
\x80llvm.ppc.altivec.vcmpgtfp\x99.p\x97sb\x99.p\x98d\x99.p\x98h\x99.p\x98q\x99.p\x98w\x99.p\x97ub\x99.p\x98d\x99.p\
\x80llvm.ppc.altivec.vcmpgtuh\x99.p\x98q\x99.p\x98w\x99.p\x95neb\x98.p\x97h\x98.p\x97w\x98.p\x97zb\x99.p\x98h\x99.p\
\x80llvm.ppc.altivec.vcmpnezw\x99.p\x93ntmbb\x97d\x97h\x97w\x93tsxs\x94uxs\x94zdm\x95lsbb\x92divesd\x97q\x97w\x96ud\x97q\x97w\
\x80llvm.ppc.altivec.vexpandbm\x98dm\x98hm\x98qm\x98wm\x95tefp\x94tddvlx\x98rx\x96ubvlx\x99rx\x97hvlx\x99rx\x97wvlx\x99rx\x95ractbm\x99dm\
\x80llvm.ppc.altivec.vextracthm\x99qm\x99wm\x95sb2d\x98w\x96d2q\x96h2d\x98w\x96w2d\x92gbbd\x93nb\x92insblx\x96rx\x96vlx\x97rx\x95d\
\x80llvm.ppc.altivec.vinsdlx\x96rx\x95hlx\x96rx\x96vlx\x97rx\x95w\x96lx\x96rx\x96vlx\x97rx\x92logefp\x92maddfp\x94xfp\x95sb\x96d\
\x80llvm.ppc.altivec.vmaxsh\x96w\x95ub\x96d\x96h\x96w\x93haddshs\x94raddshs\x93infp\x95sb\x96d\x96h\x96w\x95ub\x96d\x96h\
\x80llvm.ppc.altivec.vminuw\x93ladduhm\x93sumcud\x96mbm\x96shm\x98s\x96ubm\x97dm\x97hm\x98s\x93ulesb\x97d\x97h\x97w\x96ub\x97d\
\x80llvm.ppc.altivec.vmuleuh\x97w\x95hsd\x97w\x96ud\x97w\x95osb\x97d\x97h\x97w\x96ub\x97d\x97h\x97w\x92nmsubfp\x92pdepd\
\x80llvm.ppc.altivec.vperm\x94xtd\x93kpx\x94sdss\x96us\x95hss\x96us\x95wss\x96us\x94udus\x95hus\x95wus\x93rtybd\x97q\x97w\x92refp\
\x80llvm.ppc.altivec.vrfim\x95n\x95p\x95z\x93lb\x94d\x95mi\x95nm\x94h\x94qmi\x95nm\x94w\x95mi\x95nm\x93sqrtefp\x92sel\
\x80llvm.ppc.altivec.vsl\x94b\x94dbi\x94h\x94o\x94v\x94w\x93r\x94ab\x95h\x95w\x94b\x94dbi\x94h\x94o\x94v\
\x80llvm.ppc.altivec.vsrw\x93tribl\x98.p\x97r\x98.p\x96hl\x98.p\x97r\x98.p\x93ubcuq\x97w\x95ecuq\x96uqm\x95sbs\x96hs\x96ws\
\x80llvm.ppc.altivec.vsububs\x96hs\x96ws\x94m2sws\x954sbs\x97hs\x96ubs\x95sws\x92upkhpx\x96sb\x97h\x97w\x95lpx\x96sb\x97h\x97w\
\x80llvm.ppc.amo.ldat\x8ewat\x8atomic.load.i128\x90store.i128\x8frmw.add.i128\x94nd.i128\x93nand.i128\x93or.i128\x93sub.i128\x93xchg.i128\x94or.i128\x89bcdadd\x8f.p\x8ccopysign\x8csetsign\x8dub\
\x80llvm.ppc.bcdsub.p\x8apermd\x89cbcdtd\x8fd\x8adtbcd\x8fd\x8afence\x8buged\x8ampb\x8ceqb\x8crb\x8cxchg.i128\x8antlzdm\x8ctzdm\x8aompare.exp.eq\x95gt\
\x80llvm.ppc.compare.exp.lt\x95uo\x8bnvert.f128.to.ppcf128\x91ppcf128.to.f128\x89darn\x8d32\x8draw\x8acba\x8cf\x8dl\x8ep\x8dps\x8ci\x8cst\x8eps\x8ct\
\x80llvm.ppc.dcbt.with.hint\x8dst\x8f.with.hint\x8ft\x8dt\x8cz\x8dl\x8aivde\x8eu\x8cf128.round.to.odd\x8cwe\x8eu\x89eieio\x8axtract.exp\x91sig\x89fcfid\
\x80llvm.ppc.fcfud\x8btid\x8ez\x8dw\x8ez\x8cudz\x8dwz\x8aence\x8aixed.addr.ld\x8amaf128.round.to.odd\x8bsub\x8es\x8anabs\x8es\x8bmadd\x8fs\
\x80llvm.ppc.fnmsub\x8are\x8cs\x8bsqrte\x90s\x8asel\x8ds\x89get.texasr\x93u\x8efhar\x8fiar\x89icbt\x8ansert.exp\x8aospace.eieio\x91lwsync\x91sync\
\x80llvm.ppc.isync\x89lbarx\x8adarx\x8aharx\x8aoad2r\x8d4r\x8d8r\x8awarx\x8bsync\x89maddhd\x8fu\x8dld\x8bxfe\x8dl\x8ds\x8affsl\
\x80llvm.ppc.mfmsr\x8bspr\x8btbu\x8ainfe\x8dl\x8ds\x8ama.assemble.acc\x8dbuild.dmr\x8ddisassemble.acc\x99dmr\x8emmr\x8fsetdmrz\x90ha2hash\x923hash\x8fxor\x90vbf16gerx2\
\x80llvm.ppc.mma.dmxvbf16gerx2nn\x9bp\x9apn\x9bp\x91f16gerx2\x99nn\x9ap\x99pn\x9ap\x91i8gerx4\x98pp\x98spp\x90xextfdmr256\x98512\x91instdmr256\x98512\
\x80llvm.ppc.mma.dmxxshapad\x8dpmdmxvbf16gerx2\x9cnn\x9dp\x9cpn\x9dp\x93f16gerx2\x9bnn\x9cp\x9bpn\x9cp\x93i8gerx4\x9app\x9aspp\x8fxvbf16ger2\x99nn\
\x80llvm.ppc.mma.pmxvbf16ger2np\x99pn\x9ap\x91f16ger2\x98nn\x99p\x98pn\x99p\x9232ger\x97nn\x98p\x97pn\x98p\x9264ger\x97nn\x98p\
\x80llvm.ppc.mma.pmxvf64gerpn\x98p\x91i16ger2\x98pp\x98s\x99pp\x924ger8\x97pp\x928ger4\x97pp\x97spp\x8dxvbf16ger2\x97nn\x98p\x97pn\x98p\
\x80llvm.ppc.mma.xvf16ger2\x96nn\x97p\x96pn\x97p\x9032ger\x95nn\x96p\x95pn\x96p\x9064ger\x95nn\x96p\x95pn\x96p\x8fi16ger2\
\x80llvm.ppc.mma.xvi16ger2pp\x96s\x97pp\x904ger8\x95pp\x908ger4\x95pp\x95spp\x8exmfacc\x90tacc\x8fsetaccz\x8atfsb0\x8e1\x8df\x8ei\x8bmsr\
\x80llvm.ppc.mtspr\x8aulf128.round.to.odd\x8chd\x8eu\x8dw\x8eu\x89national2packed\x89pack.longdouble\x8ded2national\x90zoned\x8adepd\x8aextd\x8aopcntb\x89readflm\x8aldimi\x8bwimi\
\x80llvm.ppc.rlwnm\x89scalar.extract.expq\x90insert.exp.qp\x8aet.texasr\x93u\x8efhar\x8fiar\x8cb\x8cflm\x8crnd\x8aqrtf128.round.to.odd\x8atbcx\x8bdcx\x8bfiw\x8bhcx\x8bore2r\
\x80llvm.ppc.store4r\x8e8r\x8bwcx\x8aubf128.round.to.odd\x8aync\x89tabort\x8fdc\x91i\x8fwc\x91i\x8abegin\x8acheck\x8adw\x8aend\x8dall\x8bst.data.class\
\x80llvm.ppc.trap\x8dd\x8bechkpt\x8dlaim\x8csume\x8buncf128.round.to.odd\x8asr\x8buspend\x8atest\x8aw\x89unpack.longdouble\x89vsx.assemble.pair\x8ddisassemble.pair\x8dlxvd2x\x93.be\x90l\
\x80llvm.ppc.vsx.lxvll\x90p\x91rl\x93l\x90rl\x92l\x90w4x\x93.be\x8dstxvd2x\x94.be\x91l\x92l\x91p\x92rl\x94l\x91rl\
\x80llvm.ppc.vsx.stxvrll\x91w4x\x94.be\x8dxsmaxdp\x90indp\x8evcmpeqdp\x96.p\x94sp\x96.p\x92gedp\x96.p\x94sp\x96.p\x93tdp\x96.p\x94sp\
\x80llvm.ppc.vsx.xvcmpgtsp.p\x90vbf16spn\x91dpsp\x94xws\x93uxws\x91hpsp\x91spbf16\x93dp\x93hp\x93sxds\x93uxds\x92xdsp\x93wdp\x91uxdsp\x93wdp\x8fdivdp\
\x80llvm.ppc.vsx.xvdivsp\x8fiexpdp\x93sp\x8fmaxdp\x92sp\x90indp\x92sp\x8frdpip\x90edp\x91sp\x90lw\x90spip\x91qrtedp\x95sp\x8ftdivdp\x93sp\
\x80llvm.ppc.vsx.xvtlsbb\x90sqrtdp\x94sp\x91tdcdp\x94sp\x8fxexpdp\x93sp\x90sigdp\x93sp\x8exblendvb\x95d\x95h\x95w\x8feval\x90xtractuw\x8fgenpcvbm\
\x80llvm.ppc.vsx.xxgenpcvdm\x95hm\x95wm\x8finsertw\x8fleqv\x8fpermx\x89zoned2packed\x86refetch\x88serve.array.access.index\x8estatic.offset\x90ruct.access.index\x8eunion.access.index\x87otected.field.ptr\x86seudoprobe\x86tr.annotation\x88auth.auth\
\x80llvm.ptrauth.blend\x8dresign\x8dsign\x91.generic\x8etrip\x88mask\x86ublic.type.test\x85r600.cube\x8addx\x8cy\x8bot4\x8agroup.barrier\x8aimplicitarg.ptr\x8akill\x8arat.store.typed\x8bead.global.size.x\
\x80llvm.r600.read.global.size.y\x9bz\x8flocal.size.x\x9ay\x9az\x8fngroups.x\x97y\x97z\x8ftgid.x\x94y\x94z\x90idig.x\x95y\x95z\x8ccipsqrt.clamped\x94ieee\
\x80llvm.r600.store.stream.output\x91wizzle\x8atex\x8dc\x8bxb\x8dc\x8cf\x8cl\x8dc\x8cq\x86ead_register\x8avolatile_register\x89cyclecounter\x89steadycounter\x87loc.none\x87set.fpenv\
\x80llvm.reset.fpmode\x87turnaddress\x86int\x87scv.aes32dsi\x92mi\x90esi\x92mi\x8e64ds\x92m\x90es\x92m\x90im\x90ks1i\x922\x8bbrev8\x8bclmul\
\x80llvm.riscv.clmulh\x90r\x8cv.alu.addN\x95RN\x95uN\x96RN\x92clip\x96u\x92subN\x95RN\x95uN\x96RN\x8ebitmanip.bclr\x98itrev\x98set\x97clb\
\x80llvm.riscv.cv.bitmanip.extract\x9eu\x97insert\x8eelw.elw\x8emac.mac\x95hhsN\x98RN\x97uN\x98RN\x95sN\x96RN\x95uN\x96RN\x93su\x93ulhhsN\x98RN\
\x80llvm.riscv.cv.mac.mulhhuN\x98RN\x95sN\x96RN\x95uN\x96RN\x8bmasked.atomicrmw.add\x9cmax\x9din\x9cnand\x9csub\x9cumax\x9ein\x9cxchg\x92cmpxchg\x8cips.ehb\
\x80llvm.riscv.mips.ihb\x90pause\x8copr\x8fr\x8bnds.ffb\x91mism\x91zmism\x90lmism\x8fvd4dots\x96.mask\x96u\x97.mask\x95u\x96.mask\x90fncvt.bf16.s\x91pmadb\
\x80llvm.riscv.nds.vfpmadb.mask\x95t\x96.mask\x91wcvt.s.bf16\x90ln\x92.mask\x92u\x93.mask\x8borc.b\x8bpause\x8bseg2.load.mask\x90store.mask\x8e3.load.mask\x90store.mask\x8e4.load.mask\x90store.mask\
\x80llvm.riscv.seg5.load.mask\x90store.mask\x8e6.load.mask\x90store.mask\x8e7.load.mask\x90store.mask\x8e8.load.mask\x90store.mask\x8cf.mm.e4m3.e4m3\x975m2\x925m2.e4m3\x975m2\x91f.f\x91s.s\x93u\x91u.s\
\x80llvm.riscv.sf.mm.u.u\x8evc.fv.se\x93v.se\x93w.se\x91i.se\x92v.se\x93v.se\x93w.se\x91v.fv\x95.se\x95v\x96.se\x95w\x96.se\x93i\x94.se\
\x80llvm.riscv.sf.vc.v.iv\x95.se\x95v\x96.se\x95w\x96.se\x93vv\x95.se\x95v\x96.se\x95w\x96.se\x93x\x94.se\x94v\x95.se\
\x80llvm.riscv.sf.vc.v.xvv\x96.se\x95w\x96.se\x92v.se\x93v.se\x93w.se\x91x.se\x92v.se\x93v.se\x93w.se\x8ffexp\x93.mask\x93a\x94.mask\x90nrclip.x.f.qf\
\x80llvm.riscv.sf.vfnrclip.x.f.qf.mask\x98u.f.qf\x9e.mask\x90wmacc.4x4x4\x8flte16\x9232\x9264\x928\x8fqmacc.2x8x2\x954x8x4\x94su.2x8x2\x974x8x4\x94u.2x8x2\x964x8x4\x95s.2x8x2\x974x8x4\
\x80llvm.riscv.sf.vsettk\x93m\x93nt\x90te16\x9232\x9264\x928\x8ftdiscard\x90mv.t.v\x93v.t\x90zero.t\x8cha256sig0\x941\x92um0\x941\x8e512sig0\
\x80llvm.riscv.sha512sig0h\x95l\x941\x95h\x95l\x92um0\x95r\x941\x95r\x8cm3p0\x8f1\x8d4ed\x8eks\x8cseg2.load.mask\x91store.mask\x8f3.load.mask\
\x80llvm.riscv.sseg3.store.mask\x8f4.load.mask\x91store.mask\x8f5.load.mask\x91store.mask\x8f6.load.mask\x91store.mask\x8f7.load.mask\x91store.mask\x8f8.load.mask\x91store.mask\x8bth.vmaqa\x93.mask\x93su\x95.mask\x93u\
\x80llvm.riscv.th.vmaqau.mask\x94s\x95.mask\x8cuple.extract\x91insert\x8bunzip\x8bvaadd\x90.mask\x90u\x91.mask\x8ddc\x8ed\x8f.mask\x8desdf.vs\x93v\x90m.vs\
\x80llvm.riscv.vaesdm.vv\x8fef.vs\x93v\x90m.vs\x93v\x8fkf1\x912\x8fz.vs\x8dnd\x8f.mask\x8fn\x90.mask\x8dsub\x90.mask\x90u\x91.mask\
\x80llvm.riscv.vbrev\x90.mask\x908\x91.mask\x8cclmul\x91.mask\x91h\x92.mask\x8ez\x8f.mask\x8dompress\x8dpop\x90.mask\x90v\x91.mask\x8dtz\
\x80llvm.riscv.vctz.mask\x8cdiv\x8f.mask\x8fu\x90.mask\x8cfadd\x90.mask\x8dclass\x92.mask\x8evt.f.x.v\x96.mask\x94u.v\x97.mask\x91rtz.x.f.v\x9a.mask\x96u.f.v\
\x80llvm.riscv.vfcvt.rtz.xu.f.v.mask\x91x.f.v\x96.mask\x92u.f.v\x97.mask\x8ddiv\x90.mask\x8dirst\x91.mask\x8dmacc\x91.mask\x8fdd\x91.mask\x8fx\x90.mask\x8eerge\
\x80llvm.riscv.vfmin\x90.mask\x8esac\x91.mask\x8fub\x91.mask\x8eul\x90.mask\x8ev.f.s\x90s.f\x90v.f\x8dncvt.f.f.q\x97.alt\x9b.mask\x98mask\x96w\
\x80llvm.riscv.vfncvt.f.f.w.alt\x9b.mask\x98mask\x94x.w\x97.mask\x95u.w\x98.mask\x92rod.f.f.w\x9b.mask\x93tz.x.f.w\x9b.mask\x97u.f.w\x9c.mask\x92sat.f.f.q\x9b.alt\x9f.mask\
\x80llvm.riscv.vfncvt.sat.f.f.q.mask\x9aw\x9b.alt\x9f.mask\x9cmask\x92x.f.w\x97.mask\x93u.f.w\x98.mask\x91bf16.f.f.w\x9b.mask\x8emacc\x92.mask\x90dd\x92.mask\x8fsac\
\x80llvm.riscv.vfnmsac.mask\x90ub\x92.mask\x8drdiv\x91.mask\x8eec7\x91.mask\x8fdmax\x93.mask\x91in\x93.mask\x90osum\x94.mask\x90usum\x94.mask\x8esqrt7\
\x80llvm.riscv.vfrsqrt7.mask\x8fub\x91.mask\x8dsgnj\x91.mask\x91n\x92.mask\x91x\x92.mask\x8elide1down\x97.mask\x93up\x95.mask\x8eqrt\x91.mask\x8eub\
\x80llvm.riscv.vfsub.mask\x8dwadd\x91.mask\x92w\x93.mask\x8ecvt.f.f.v\x97.alt\x9b.mask\x98mask\x94x.v\x97.mask\x95u.v\x98.mask\x92rtz.x.f.v\x9b.mask\x97u.f.v\
\x80llvm.riscv.vfwcvt.rtz.xu.f.v.mask\x92x.f.v\x97.mask\x93u.f.v\x98.mask\x91bf16.f.f.v\x9b.mask\x8emacc\x92.mask\x92bf16\x96.mask\x8fsac\x92.mask\x8ful\x91.mask\x8enmacc\
\x80llvm.riscv.vfwnmacc.mask\x90sac\x93.mask\x8eredosum\x95.mask\x91usum\x95.mask\x8esub\x91.mask\x92w\x93.mask\x8cghsh\x8dmul.vv\x8cid\x8e.mask\x8dota\
\x80llvm.riscv.viota.mask\x8cle\x8e.mask\x8eff\x90.mask\x8dm\x8doxei\x91.mask\x8fseg2\x93.mask\x923\x93.mask\x924\x93.mask\x925\x93.mask\
\x80llvm.riscv.vloxseg6\x93.mask\x927\x93.mask\x928\x93.mask\x8dse\x8f.mask\x8fg2\x91.mask\x91ff\x93.mask\x903\x91.mask\x91ff\x93.mask\
\x80llvm.riscv.vlseg4\x91.mask\x91ff\x93.mask\x905\x91.mask\x91ff\x93.mask\x906\x91.mask\x91ff\x93.mask\x907\x91.mask\x91ff\x93.mask\
\x80llvm.riscv.vlseg8\x91.mask\x91ff\x93.mask\x8eseg2\x92.mask\x913\x92.mask\x914\x92.mask\x915\x92.mask\x916\x92.mask\x917\x92.mask\
\x80llvm.riscv.vlsseg8\x92.mask\x8duxei\x91.mask\x8fseg2\x93.mask\x923\x93.mask\x924\x93.mask\x925\x93.mask\x926\x93.mask\x927\x93.mask\
\x80llvm.riscv.vluxseg8\x93.mask\x8cmacc\x90.mask\x8edc\x90.carry.in\x8fd\x90.mask\x8end\x90n\x8ex\x8f.mask\x8fu\x90.mask\x8dclr\x8derge\
\x80llvm.riscv.vmfeq\x90.mask\x8ege\x90.mask\x8ft\x90.mask\x8ele\x90.mask\x8ft\x90.mask\x8ene\x90.mask\x8din\x8f.mask\x8fu\x90.mask\
\x80llvm.riscv.vmnand\x8eor\x8dor\x8fn\x8dsbc\x90.borrow.in\x8ff\x90.mask\x8eeq\x90.mask\x8ft\x8ege\x90.mask\x90u\x91.mask\x8ft\
\x80llvm.riscv.vmsgt.mask\x90u\x91.mask\x8eif\x90.mask\x8ele\x90.mask\x90u\x91.mask\x8ft\x90.mask\x90u\x91.mask\x8ene\x90.mask\x8eof\
\x80llvm.riscv.vmsof.mask\x8dul\x8f.mask\x8fh\x90.mask\x90su\x92.mask\x90u\x91.mask\x8dv.s.x\x8fv.v\x91x\x8fx.s\x8dxnor\x8eor\x8cnclip\
\x80llvm.riscv.vnclip.mask\x91u\x92.mask\x8dmsac\x91.mask\x8fub\x91.mask\x8dsra\x90.mask\x8fl\x90.mask\x8cor\x8e.mask\x8cqdot\x90.mask\x90su\
\x80llvm.riscv.vqdotsu.mask\x90u\x91.mask\x91s\x92.mask\x8credand\x92.mask\x8fmax\x92.mask\x92u\x93.mask\x90in\x92.mask\x92u\x93.mask\x8for\
\x80llvm.riscv.vredor.mask\x8fsum\x92.mask\x8fxor\x92.mask\x8em\x8f.mask\x8fu\x90.mask\x8ev8\x90.mask\x8dgather.vv\x96.mask\x95x\x96.mask\x93ei16.vv\
\x80llvm.riscv.vrgatherei16.vv.mask\x8dol\x8f.mask\x8er\x8f.mask\x8dsub\x90.mask\x8csadd\x90.mask\x90u\x91.mask\x8dbc\x8de\x8e.mask\x8etvli\x92max\
\x80llvm.riscv.vsext\x90.mask\x8dha2ch\x91l\x90ms\x8dlide1down\x96.mask\x92up\x94.mask\x91down\x95.mask\x91up\x93.mask\x8el\x8f.mask\x8dm\
\x80llvm.riscv.vsm3c\x8fme\x8e4k\x8fr.vs\x92v\x8eul\x90.mask\x8doxei\x91.mask\x8fseg2\x93.mask\x923\x93.mask\x924\x93.mask\x925\
\x80llvm.riscv.vsoxseg5.mask\x926\x93.mask\x927\x93.mask\x928\x93.mask\x8dra\x8f.mask\x8el\x8f.mask\x8dse\x8f.mask\x8fg2\x91.mask\x903\
\x80llvm.riscv.vsseg3.mask\x904\x91.mask\x905\x91.mask\x906\x91.mask\x907\x91.mask\x908\x91.mask\x8era\x90.mask\x8fl\x90.mask\x8eseg2\
\x80llvm.riscv.vssseg2.mask\x913\x92.mask\x914\x92.mask\x915\x92.mask\x916\x92.mask\x917\x92.mask\x918\x92.mask\x8eub\x90.mask\x90u\
\x80llvm.riscv.vssubu.mask\x8dub\x8f.mask\x8exei\x91.mask\x8fseg2\x93.mask\x923\x93.mask\x924\x93.mask\x925\x93.mask\x926\x93.mask\x927\
\x80llvm.riscv.vsuxseg7.mask\x928\x93.mask\x8cwadd\x90.mask\x91w\x92.mask\x90u\x91.mask\x92w\x93.mask\x8dmacc\x91.mask\x91su\x93.mask\x91u\
\x80llvm.riscv.vwmaccu.mask\x92s\x93.mask\x8eul\x90.mask\x90su\x92.mask\x90u\x91.mask\x8dredsum\x93.mask\x93u\x94.mask\x8dsll\x90.mask\x8eub\
\x80llvm.riscv.vwsub.mask\x91w\x92.mask\x90u\x91.mask\x92w\x93.mask\x8cxor\x8f.mask\x8czext\x90.mask\x8bxperm4\x908\x8bzip\x86ound\x8aeven\
\x80llvm.s390.bdepg\x8bextg\x8aefpc\x8btnd\x8alcbb\x8antstg\x8appa.txassist\x8asfpc\x8atabort\x8bbegin\x90.nofloat\x90c\x8bdc\x8bend\x8avaccb\x8ecq\
\x80llvm.s390.vaccf\x8eg\x8eh\x8eq\x8dq\x8cq\x8cvgb\x8ef\x8eg\x8eh\x8elb\x8ff\x8fg\x8fh\x8fq\x8eq\
\x80llvm.s390.vbperm\x8bceqbs\x8efs\x8egs\x8ehs\x8eqs\x8cfn\x8chbs\x8dfs\x8dgs\x8dhs\x8dlbs\x8efs\x8egs\x8ehs\x8eqs\
\x80llvm.s390.vchqs\x8cksm\x8clfnhs\x8fls\x8cnf\x8crnfs\x8berimb\x8ff\x8fg\x8fh\x8cval\x8bfaeb\x8fs\x8ef\x8fs\x8eh\
\x80llvm.s390.vfaehs\x8ezb\x90s\x8ff\x90s\x8fh\x90s\x8ccedbs\x8esbs\x8dhdbs\x8eedbs\x8fsbs\x8esbs\x8ceeb\x8fs\x8ef\
\x80llvm.s390.vfeefs\x8eh\x8fs\x8ezb\x90s\x8ff\x90s\x8fh\x90s\x8dneb\x90s\x8ff\x90s\x8fh\x90s\x8fzb\
\x80llvm.s390.vfenezbs\x90f\x91s\x90h\x91s\x8cidb\x8dsb\x8cmaxdb\x8fsb\x8dindb\x8fsb\x8ctcidb\x8fsb\x8bgemb\x8ef\x8eg\
\x80llvm.s390.vgemh\x8eq\x8cfmab\x8ff\x8fg\x8fh\x8eb\x8ef\x8eg\x8eh\x8bistrb\x90s\x8ff\x90s\x8fh\x90s\
\x80llvm.s390.vlbb\x8cl\x8crl\x8bmaeb\x8ef\x8eg\x8eh\x8dhb\x8ef\x8eg\x8eh\x8eq\x8dleb\x8ff\x8fg\x8fh\
\x80llvm.s390.vmalhb\x8ff\x8fg\x8fh\x8fq\x8eob\x8ff\x8fg\x8fh\x8dob\x8ef\x8eg\x8eh\x8ceb\x8df\x8dg\
\x80llvm.s390.vmeh\x8chb\x8df\x8dg\x8dh\x8dq\x8cleb\x8ef\x8eg\x8eh\x8dhb\x8ef\x8eg\x8eh\x8eq\x8dob\
\x80llvm.s390.vmlof\x8eg\x8eh\x8cob\x8df\x8dg\x8dh\x8cslg\x8bpdi\x8cerm\x8cklsf\x90s\x8fg\x90s\x8fh\x90s\
\x80llvm.s390.vpksf\x8fs\x8eg\x8fs\x8eh\x8fs\x8bsbcbiq\x8diq\x8ccbib\x8ff\x8fg\x8fh\x8fq\x8cl\x8db\x8dd\
\x80llvm.s390.vsldb\x8cq\x8cra\x8eb\x8dd\x8dl\x8eb\x8ctl\x8drcb\x90s\x8ff\x90s\x8fh\x90s\x8fzb\x91s\
\x80llvm.s390.vstrczf\x91s\x90h\x91s\x8el\x8esb\x8ff\x8fh\x8fzb\x90f\x90h\x8cumb\x8egf\x8fh\x8eh\x8eqf\
\x80llvm.s390.vsumqg\x8btm\x8buphb\x8ef\x8eg\x8eh\x8dlb\x8ef\x8eg\x8ehb\x8ff\x8fg\x8fh\x8fw\x8elb\x8ff\
\x80llvm.s390.vupllg\x8fh\x86add.sat\x8awith.overflow\x86cmp\x86div.fix\x8d.sat\x86eh.scope.begin\x8fend\x89try.begin\x8dend\x87t.fpenv\x8bmode\x89loop.iterations\x89rounding\x86ideeffect\
\x80llvm.sin\x88cos\x8bpi\x88h\x86max\x87in\x87ul.fix\x8d.sat\x8awith.overflow\x86ponentry\x87v.all\x8coca\x8f.array\x8any\x8assign.aliasing.decoration\x90decoration\
\x80llvm.spv.assign.fpmaxerror.decoration\x90name\x90ptr.type\x90type\x8cume\x89bitcast\x89cmpxchg\x8aonst.composite\x8aross\x89ddx\x8c.coarse\x8dfine\x8by\x8c.coarse\x8dfine\x8aegrees\
\x80llvm.spv.discard\x8ctance\x8aot4add.i8packed\x91u8packed\x89expect\x8btractelt\x90v\x89faceforward\x8adot\x8airstbitlow\x91shigh\x91uhigh\x8alattened.thread.id.in.group\x8arac\x8awidth\x89generic.cast.to.ptr.explicit\
\x80llvm.spv.gep\x8alobal.offset\x90size\x8aroup.id\x8fmemory.barrier.with.group.sync\x89init.global\x8bline.asm\x8bsertelt\x8fv\x8asinf\x8bnan\x89length\x8brp\x8aifetime.end\x92start\x8aoad\
\x80llvm.spv.loop.merge\x89nclamp\x8aormalize\x8aum.subgroups\x8dworkgroups\x89ptrcast\x8aushconstant.getpointer\x89radians\x8aeflect\x8cract\x8bsource.counterhandlefrombinding\xa3implicitbinding\x92getdimensions.x\x95pointer\x92handlefrombinding\x9cimplicitbinding\
\x80llvm.spv.resource.load.typedbuffer\x92nonuniformindex\x92store.typedbuffer\x92updatecounter\x8asqrt\x89saturate\x8aclamp\x8adot\x8aelection.merge\x8aign\x8amoothstep\x8atep\x8bore\x8aubgroup.id\x92local.invocation.id\x92max.size\
\x80llvm.spv.subgroup.size\x8awitch\x89thread.id\x92.in.group\x8arack.constant\x89uclamp\x8adot\x8andef\x8bpackhalf2x16\x8breachable\x8df.global\x89value.md\x89wave.active.countbits\x8fll\x8fny\x8eballot\
\x80llvm.spv.wave.get.lane.count\x8eis.first.lane\x8ereadlane\x90duce.max\x96in\x95sum\x95umax\x97in\x8aorkgroup.size\x86qrt\x86sa.copy\x87hl.sat\x87ub.sat\x8awith.overflow\x86tackaddress\x8aguard\
\x80llvm.stackprotector\x8arestore\x8asave\x88rt.loop.iterations\x87epvector\x87rip.invariant.group\x86wift.async.context.addr\x85tan\x88h\x86est.set.loop.iterations\x8btart.loop.iterations\x86hread.pointer\x8blocal.address\x86rap\x87unc\x86ype.checked.load\
\x80llvm.type.checked.load.relative\x8atest\x85uadd.sat\x8awith.overflow\x86bsantrap\x86cmp\x86div.fix\x8d.sat\x86max\x87in\x87ul.fix\x8d.sat\x8awith.overflow\x86shl.sat\x87ub.sat\x8awith.overflow\
\x80llvm.va_copy\x88end\x88start\x87r.annotation\x86e.vl.andm.MMM\x90mmm\x8beqvm.MMM\x90mmm\x8cxtract.vm512l\x98u\x8bfencec.s\x90i\x90m.s\x8cidcr.sss\x8binsert.vm512l\x97u\
\x80llvm.ve.vl.lcr.sss\x8csv.vvss\x8cvm.MMss\x8fmmss\x8dsd.svs\x8el.svs\x8es.svs\x8czvm.sml\x8bnegm.MM\x90mm\x8cndm.MMM\x90mmm\x8borm.MMM\x8fmmm\x8bpack.f32a\x93p\
\x80llvm.ve.vl.pcvm.sml\x8cfchv.ssl\x90nc.ssl\x8cvadds.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x90u.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8end.vsvMvl\
\x80llvm.ve.vl.pvand.vsvl\x94vl\x92vvMvl\x94l\x94vl\x8dbrd.vsMvl\x93l\x93vl\x8fv.vvMvl\x93l\x93vl\x90lo.vvl\x95mvl\x95vl\x90up.vvl\x95mvl\
\x80llvm.ve.vl.pvbrvup.vvvl\x8dcmps.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x90u.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8evtsw.vvl\x95vl\x90ws.vvMvl\
\x80llvm.ve.vl.pvcvtws.vvl\x95vl\x92rz.vvMvl\x97l\x97vl\x8deqv.vsvMvl\x94l\x94vl\x92vvMvl\x94l\x94vl\x8dfadd.vsvMvl\x95l\x95vl\x93vvMvl\x95l\
\x80llvm.ve.vl.pvfadd.vvvvl\x8ecmp.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8emad.vsvvMvl\x96l\x96vl\x93vsvMvl\x96l\x96vl\x94vvMvl\x96l\x96vl\
\x80llvm.ve.vl.pvfmax.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8fin.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8fkaf.Ml\x91t.Ml\x90seq.MvMl\x96l\
\x80llvm.ve.vl.pvfmkseqnan.MvMl\x99l\x91ge.MvMl\x96l\x93nan.MvMl\x99l\x92t.MvMl\x96l\x93nan.MvMl\x99l\x91le.MvMl\x96l\x93nan.MvMl\x99l\x92oeq.mvl\x98ml\
\x80llvm.ve.vl.pvfmksloeqnan.mvl\x9bml\x93ge.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93le.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\
\x80llvm.ve.vl.pvfmksloltnan.mvl\x9bml\x93nan.mvl\x99ml\x94e.mvl\x98ml\x95nan.mvl\x9bml\x94um.mvl\x99ml\x92t.MvMl\x96l\x93nan.MvMl\x99l\x91nan.MvMl\x97l\
\x80llvm.ve.vl.pvfmksne.MvMl\x96l\x93nan.MvMl\x99l\x92um.MvMl\x97l\x91upeq.mvl\x98ml\x95nan.mvl\x9bml\x93ge.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\
\x80llvm.ve.vl.pvfmksupgtnan.mvl\x9bml\x93le.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93nan.mvl\x99ml\x94e.mvl\x98ml\x95nan.mvl\x9bml\
\x80llvm.ve.vl.pvfmksupnum.mvl\x99ml\x90weq.MvMl\x96l\x93nan.MvMl\x99l\x91ge.MvMl\x96l\x93nan.MvMl\x99l\x92t.MvMl\x96l\x93nan.MvMl\x99l\x91le.MvMl\x96l\
\x80llvm.ve.vl.pvfmkwlenan.MvMl\x99l\x92oeq.mvl\x98ml\x95nan.mvl\x9bml\x93ge.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93le.mvl\x98ml\
\x80llvm.ve.vl.pvfmkwlolenan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93nan.mvl\x99ml\x94e.mvl\x98ml\x95nan.mvl\x9bml\x94um.mvl\x99ml\x92t.MvMl\x96l\
\x80llvm.ve.vl.pvfmkwltnan.MvMl\x99l\x91nan.MvMl\x97l\x92e.MvMl\x96l\x93nan.MvMl\x99l\x92um.MvMl\x97l\x91upeq.mvl\x98ml\x95nan.mvl\x9bml\x93ge.mvl\x98ml\
\x80llvm.ve.vl.pvfmkwupgenan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93le.mvl\x98ml\x95nan.mvl\x9bml\x94t.mvl\x98ml\x95nan.mvl\x9bml\x93nan.mvl\x99ml\
\x80llvm.ve.vl.pvfmkwupne.mvl\x98ml\x95nan.mvl\x9bml\x94um.mvl\x99ml\x8fsb.vsvvMvl\x96l\x96vl\x93vsvMvl\x96l\x96vl\x94vvMvl\x96l\x96vl\x8ful.vsvMvl\
\x80llvm.ve.vl.pvfmul.vsvl\x95vl\x93vvMvl\x95l\x95vl\x8enmad.vsvvMvl\x97l\x97vl\x94vsvMvl\x97l\x97vl\x95vvMvl\x97l\x97vl\x90sb.vsvvMvl\x97l\
\x80llvm.ve.vl.pvfnmsb.vsvvvl\x94vsvMvl\x97l\x97vl\x95vvMvl\x97l\x97vl\x8esub.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8dldz.vvMvl\x93l\x93vl\
\x80llvm.ve.vl.pvldzlo.vvl\x95mvl\x95vl\x90up.vvl\x95mvl\x95vl\x8dmaxs.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x8eins.vsvMvl\x95l\x95vl\x93vvMvl\
\x80llvm.ve.vl.pvmins.vvvl\x95vl\x8dor.vsvMvl\x93l\x93vl\x91vvMvl\x93l\x93vl\x8dpcnt.vvMvl\x94l\x94vl\x91lo.vvl\x96mvl\x96vl\x91up.vvl\x96mvl\
\x80llvm.ve.vl.pvpcntup.vvvl\x8drcp.vvl\x93vl\x8esqrt.vvl\x95vl\x92nex.vvl\x98vl\x8dseq.vl\x92vl\x90lo.vl\x94vl\x90up.vl\x94vl\x8ela.vvsMvl\x94l\x94vl\
\x80llvm.ve.vl.pvsla.vvvMvl\x94l\x94vl\x8fl.vvsMvl\x94l\x94vl\x93vMvl\x94l\x94vl\x8era.vvsMvl\x94l\x94vl\x93vMvl\x94l\x94vl\x8fl.vvsMvl\
\x80llvm.ve.vl.pvsrl.vvsl\x94vl\x93vMvl\x94l\x94vl\x8eubs.vsvMvl\x95l\x95vl\x93vvMvl\x95l\x95vl\x90u.vsvMvl\x95l\x95vl\x93vvMvl\x95l\
\x80llvm.ve.vl.pvsubu.vvvvl\x8dxor.vsvMvl\x94l\x94vl\x92vvMvl\x94l\x94vl\x8bscr.sss\x8cvm.sMs\x90ms\x8dob\x8btovm.sml\x8cscr.ssss\x8bvaddsl.vsvl\x95mvl\x95vl\
\x80llvm.ve.vl.vaddsl.vvvl\x95mvl\x95vl\x90wsx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x91zx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8ful.vsvl\
\x80llvm.ve.vl.vaddul.vsvmvl\x95vl\x93vvl\x95mvl\x95vl\x90w.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8dnd.vsvl\x93mvl\x93vl\x91vvl\x93mvl\
\x80llvm.ve.vl.vand.vvvvl\x8cbrdd.vsl\x93mvl\x93vl\x8fl.vsl\x93mvl\x93vl\x8fs.vsl\x93mvl\x93vl\x8fw.vsl\x93mvl\x93vl\x8ev.vvl\x92mvl\x92vl\
\x80llvm.ve.vl.vcmpsl.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90wsx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x91zx.vsvl\x97mvl\x97vl\x95vvl\
\x80llvm.ve.vl.vcmpswzx.vvvmvl\x97vl\x8ful.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90w.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8dp.vvmvl\x8dvtdl.vvl\
\x80llvm.ve.vl.vcvtdl.vvvl\x90s.vvl\x94vl\x90w.vvl\x94vl\x8fld.vvl\x94mvl\x94vl\x91rz.vvl\x96mvl\x96vl\x8fsd.vvl\x94vl\x90w.vvl\x94vl\x8fwdsx.vvl\
\x80llvm.ve.vl.vcvtwdsx.vvmvl\x96vl\x93rz.vvl\x98mvl\x98vl\x91zx.vvl\x96mvl\x96vl\x93rz.vvl\x98mvl\x98vl\x90ssx.vvl\x96mvl\x96vl\x93rz.vvl\x98mvl\
\x80llvm.ve.vl.vcvtwssxrz.vvvl\x91zx.vvl\x96mvl\x96vl\x93rz.vvl\x98mvl\x98vl\x8cdivsl.vsvl\x95mvl\x95vl\x93vsl\x95mvl\x95vl\x94vl\x95mvl\x95vl\
\x80llvm.ve.vl.vdivswsx.vsvl\x97mvl\x97vl\x95vsl\x97mvl\x97vl\x96vl\x97mvl\x97vl\x91zx.vsvl\x97mvl\x97vl\x95vsl\x97mvl\x97vl\x96vl\
\x80llvm.ve.vl.vdivswzx.vvvmvl\x97vl\x8ful.vsvl\x95mvl\x95vl\x93vsl\x95mvl\x95vl\x94vl\x95mvl\x95vl\x90w.vsvl\x95mvl\x95vl\x93vsl\x95mvl\
\x80llvm.ve.vl.vdivuw.vvsvl\x94vl\x95mvl\x95vl\x8ceqv.vsvl\x93mvl\x93vl\x91vvl\x93mvl\x93vl\x8dx.vvmvl\x8cfaddd.vsvl\x95mvl\x95vl\x93vvl\x95mvl\
\x80llvm.ve.vl.vfaddd.vvvvl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8dcmpd.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\
\x80llvm.ve.vl.vfcmps.vvvl\x95mvl\x95vl\x8ddivd.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8dmadd.vsvvl\
\x80llvm.ve.vl.vfmadd.vsvvmvl\x96vl\x93vsvl\x96mvl\x96vl\x94vvl\x96mvl\x96vl\x90s.vsvvl\x96mvl\x96vl\x93vsvl\x96mvl\x96vl\x94vvl\x96mvl\
\x80llvm.ve.vl.vfmads.vvvvvl\x8fxd.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8eind.vsvl\x95mvl\x95vl\
\x80llvm.ve.vl.vfmind.vvvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8ekdeq.mvl\x95ml\x92nan.mvl\x98ml\x90ge.mvl\x95ml\x92nan.mvl\
\x80llvm.ve.vl.vfmkdgenan.mvml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90le.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90nan.mvl\x96ml\x91e.mvl\
\x80llvm.ve.vl.vfmkdne.mvml\x92nan.mvl\x98ml\x91um.mvl\x96ml\x8flaf.ml\x91t.ml\x90eq.mvl\x95ml\x92nan.mvl\x98ml\x90ge.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\
\x80llvm.ve.vl.vfmklgt.mvml\x92nan.mvl\x98ml\x90le.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90nan.mvl\x96ml\x91e.mvl\x95ml\x92nan.mvl\
\x80llvm.ve.vl.vfmklnenan.mvml\x91um.mvl\x96ml\x8fseq.mvl\x95ml\x92nan.mvl\x98ml\x90ge.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90le.mvl\
\x80llvm.ve.vl.vfmksle.mvml\x92nan.mvl\x98ml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90nan.mvl\x96ml\x91e.mvl\x95ml\x92nan.mvl\x98ml\x91um.mvl\x96ml\x8fweq.mvl\
\x80llvm.ve.vl.vfmkweq.mvml\x92nan.mvl\x98ml\x90ge.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\x95ml\x92nan.mvl\x98ml\x90le.mvl\x95ml\x92nan.mvl\x98ml\x91t.mvl\
\x80llvm.ve.vl.vfmkwlt.mvml\x92nan.mvl\x98ml\x90nan.mvl\x96ml\x91e.mvl\x95ml\x92nan.mvl\x98ml\x91um.mvl\x96ml\x8esbd.vsvvl\x96mvl\x96vl\x93vsvl\x96mvl\
\x80llvm.ve.vl.vfmsbd.vvsvvl\x94vvl\x96mvl\x96vl\x90s.vsvvl\x96mvl\x96vl\x93vsvl\x96mvl\x96vl\x94vvl\x96mvl\x96vl\x8euld.vsvl\x95mvl\x95vl\
\x80llvm.ve.vl.vfmuld.vvvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8dnmadd.vsvvl\x97mvl\x97vl\x94vsvl\x97mvl\x97vl\x95vvl\
\x80llvm.ve.vl.vfnmadd.vvvvmvl\x97vl\x91s.vsvvl\x97mvl\x97vl\x94vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8fsbd.vsvvl\x97mvl\x97vl\x94vsvl\x97mvl\
\x80llvm.ve.vl.vfnmsbd.vvsvvl\x95vvl\x97mvl\x97vl\x91s.vsvvl\x97mvl\x97vl\x94vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8drmaxdfst.vvl\x98vl\x92lst.vvl\
\x80llvm.ve.vl.vfrmaxdlst.vvvl\x91sfst.vvl\x98vl\x92lst.vvl\x98vl\x8findfst.vvl\x98vl\x92lst.vvl\x98vl\x91sfst.vvl\x98vl\x92lst.vvl\x98vl\x8dsqrtd.vvl\x95vl\x91s.vvl\
\x80llvm.ve.vl.vfsqrts.vvvl\x8eubd.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90s.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x8fmd.vvl\x94ml\x90s.vvl\
\x80llvm.ve.vl.vfsums.vvml\x8cgt.vvssl\x93ml\x94vl\x93vl\x8elsx.vvssl\x96ml\x97vl\x96vl\x91nc.vvssl\x98ml\x99vl\x98vl\x8fzx.vvssl\x96ml\x97vl\
\x80llvm.ve.vl.vgtlzx.vvssvl\x91nc.vvssl\x98ml\x99vl\x98vl\x8enc.vvssl\x95ml\x96vl\x95vl\x8eu.vvssl\x94ml\x95vl\x94vl\x8fnc.vvssl\x96ml\x97vl\
\x80llvm.ve.vl.vgtunc.vvssvl\x8cld.vssl\x92vl\x8e2d.vssl\x94vl\x90nc.vssl\x96vl\x8el2dsx.vssl\x97vl\x93nc.vssl\x99vl\x91zx.vssl\x97vl\x93nc.vssl\x99vl\x8fsx.vssl\
\x80llvm.ve.vl.vldlsx.vssvl\x91nc.vssl\x97vl\x8fzx.vssl\x95vl\x91nc.vssl\x97vl\x8enc.vssl\x94vl\x8eu.vssl\x93vl\x8f2d.vssl\x95vl\x91nc.vssl\x97vl\x8fnc.vssl\
\x80llvm.ve.vl.vldunc.vssvl\x8ez.vvl\x92mvl\x92vl\x8cmaxsl.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90wsx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\
\x80llvm.ve.vl.vmaxswzx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8dinsl.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90wsx.vsvl\x97mvl\x97vl\x95vvl\
\x80llvm.ve.vl.vminswsx.vvvmvl\x97vl\x91zx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8drg.vsvml\x94vl\x91vvml\x94vl\x8fw.vsvMl\x95vl\x92vvMl\x95vl\
\x80llvm.ve.vl.vmulsl.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x91w.vsvl\x96vl\x94vvl\x96vl\x90wsx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\
\x80llvm.ve.vl.vmulswzx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8ful.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90w.vsvl\x95mvl\x95vl\x93vvl\
\x80llvm.ve.vl.vmuluw.vvvmvl\x95vl\x8dv.vsvl\x92mvl\x92vl\x8cor.vsvl\x92mvl\x92vl\x90vvl\x92mvl\x92vl\x8cpcnt.vvl\x93mvl\x93vl\x8crand.vvl\x93ml\
\x80llvm.ve.vl.vrcpd.vvl\x93vl\x8fs.vvl\x93vl\x8dmaxslfst.vvl\x98vl\x92lst.vvl\x98vl\x91wfstsx.vvl\x9avl\x95zx.vvl\x9avl\x92lstsx.vvl\x9avl\x95zx.vvl\x9avl\
\x80llvm.ve.vl.vrminslfst.vvl\x98vl\x92lst.vvl\x98vl\x91wfstsx.vvl\x9avl\x95zx.vvl\x9avl\x92lstsx.vvl\x9avl\x95zx.vvl\x9avl\x8dor.vvl\x92ml\x8dsqrtd.vvl\x95vl\
\x80llvm.ve.vl.vrsqrtdnex.vvl\x98vl\x91s.vvl\x95vl\x92nex.vvl\x98vl\x8dxor.vvl\x93ml\x8csc.vvssl\x93ml\x8el.vvssl\x94ml\x8fnc.vvssl\x96ml\x91ot.vvssl\x98ml\
\x80llvm.ve.vl.vsclot.vvssl\x96ml\x8enc.vvssl\x95ml\x90ot.vvssl\x97ml\x8eot.vvssl\x95ml\x8eu.vvssl\x94ml\x8fnc.vvssl\x96ml\x91ot.vvssl\x98ml\x8fot.vvssl\x96ml\
\x80llvm.ve.vl.vseq.vl\x91vl\x8dfa.vvssl\x94mvl\x94vl\x8dhf.vvvsl\x94vl\x8dlal.vvsl\x94mvl\x94vl\x93vl\x94mvl\x94vl\x8fwsx.vvsl\x96mvl\x96vl\
\x80llvm.ve.vl.vslawsx.vvvl\x96mvl\x96vl\x90zx.vvsl\x96mvl\x96vl\x95vl\x96mvl\x96vl\x8el.vvsl\x93mvl\x93vl\x92vl\x93mvl\x93vl\x8dral.vvsl\
\x80llvm.ve.vl.vsral.vvsmvl\x94vl\x93vl\x94mvl\x94vl\x8fwsx.vvsl\x96mvl\x96vl\x95vl\x96mvl\x96vl\x90zx.vvsl\x96mvl\x96vl\x95vl\x96mvl\
\x80llvm.ve.vl.vsrawzx.vvvvl\x8el.vvsl\x93mvl\x93vl\x92vl\x93mvl\x93vl\x8dt.vssl\x92ml\x8e2d.vssl\x94ml\x90nc.vssl\x96ml\x92ot.vssl\x98ml\x90ot.vssl\
\x80llvm.ve.vl.vst2dot.vssml\x8el.vssl\x93ml\x8f2d.vssl\x95ml\x91nc.vssl\x97ml\x93ot.vssl\x99ml\x91ot.vssl\x97ml\x8fnc.vssl\x95ml\x91ot.vssl\x97ml\x8fot.vssl\
\x80llvm.ve.vl.vstlot.vssml\x8enc.vssl\x94ml\x90ot.vssl\x96ml\x8eot.vssl\x94ml\x8eu.vssl\x93ml\x8f2d.vssl\x95ml\x91nc.vssl\x97ml\x93ot.vssl\x99ml\x91ot.vssl\
\x80llvm.ve.vl.vstu2dot.vssml\x8fnc.vssl\x95ml\x91ot.vssl\x97ml\x8fot.vssl\x95ml\x8dubsl.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90wsx.vsvl\x97mvl\x97vl\
\x80llvm.ve.vl.vsubswsx.vvvl\x97mvl\x97vl\x91zx.vsvl\x97mvl\x97vl\x95vvl\x97mvl\x97vl\x8ful.vsvl\x95mvl\x95vl\x93vvl\x95mvl\x95vl\x90w.vsvl\
\x80llvm.ve.vl.vsubuw.vsvmvl\x95vl\x93vvl\x95mvl\x95vl\x8eml.vvl\x93ml\x8fwsx.vvl\x95ml\x90zx.vvl\x95ml\x8cxor.vsvl\x93mvl\x93vl\x91vvl\x93mvl\
\x80llvm.ve.vl.vxor.vvvvl\x8bxorm.MMM\x90mmm\x87ctor.deinterleave2\x983\x984\x985\x986\x987\x988\x8cextract\x8cinsert\x8eterleave2\x963\x964\x965\
\x80llvm.vector.interleave6\x967\x968\x8cpartial.reduce.add\x9bfadd\x8creduce.add\x94nd\x93fadd\x94max\x97imum\x95in\x97imum\x95ul\x93mul\x93or\x93smax\
\x80llvm.vector.reduce.smin\x93umax\x95in\x93xor\x8everse\x8csplice.left\x93right\x86p.abs\x89dd\x89nd\x89shr\x88bitreverse\x89swap\x88ceil\x89opysign\x89tlz\
\x80llvm.vp.ctpop\x8atz\x8c.elts\x88fabs\x8add\x89cmp\x89div\x89loor\x89ma\x8aul\x8cadd\x89neg\x89pext\x8atosi\x8cui\x8brunc\
\x80llvm.vp.frem\x89shl\x8br\x8aub\x88gather\x88icmp\x89nttoptr\x89s.fpclass\x88llrint\x89oad\x8c.ff\x89rint\x89shr\x88maximum\x8bnum\x89erge\
\x80llvm.vp.minimum\x8bnum\x89ul\x88nearbyint\x88or\x88ptrtoint\x88reduce.add\x90nd\x8ffadd\x90max\x93imum\x91in\x93imum\x91ul\x8fmul\x8for\
\x80llvm.vp.reduce.smax\x91in\x8fumax\x91in\x8fxor\x89int\x89ound\x8deven\x8dtozero\x88sadd.sat\x89catter\x89div\x89elect\x8axt\x89hl\x89itofp\
\x80llvm.vp.smax\x8ain\x89qrt\x89rem\x89sub.sat\x89tore\x89ub\x88trunc\x88uadd.sat\x89div\x89itofp\x89max\x8ain\x89rem\x89sub.sat\x88xor\
\x80llvm.vp.zext\x86scale\x85wasm.alltrue\x8bnytrue\x8bvgr.unsigned\x8abitmask\x8dselect\x8acatch\x8adot\x8aextadd.pairwise.signed\x9aunsigned\x8dract.lane.f16x8\x8aget.ehselector\x8fxception\x8alandingpad.index\x8boadf16.f32\
\x80llvm.wasm.lsda\x8amemory.atomic.notify\x98wait32\x9c64\x91grow\x91size\x8anarrow.signed\x91unsigned\x8apmax\x8cin\x8aq15mulr.sat.signed\x8aref.is_null.exn\x98tern\x96func\x8enull.exn\x95tern\
\x80llvm.wasm.ref.null.func\x8etest.func\x8claxed.dot.bf16x8.add.f32\x96i8x16.i7x16.add.signed\xa2signed\x92laneselect\x92madd\x94x\x93in\x92nmadd\x92q15mulr.signed\x92swizzle\x92trunc.signed\x9e.zero\x98unsigned\xa0.zero\
\x80llvm.wasm.replace.lane.f16x8\x8cthrow\x8ashuffle\x8bplat.f16x8\x8btoref16.f32\x8bwizzle\x8atable.copy\x90fill.exnref\x97ternref\x95funcref\x90get.exnref\x96ternref\x94funcref\x91row.exnref\x97ternref\x95funcref\
\x80llvm.wasm.table.set.exnref\x96ternref\x94funcref\x91ize\x8bhrow\x8bls.align\x8ebase\x8esize\x8brunc.saturate.signed\x99unsigned\x91igned\x90unsigned\x86rite_register\x85x86.aadd32\x8d64\x8bnd32\
\x80llvm.x86.aand64\x8addcarry.32\x9264\x8aesdec128kl\x8f256kl\x8fwide128kl\x93256kl\x8cenc128kl\x8f256kl\x8fwide128kl\x93256kl\x8cni.aesdec\x95.256\x96512\x95last\x99.256\
\x80llvm.x86.aesni.aesdeclast.512\x92enc\x95.256\x96512\x95last\x99.256\x9a512\x92imc\x92keygenassist\x8aor32\x8c64\x8atomic.add.cc\x91nd.cc\x90btc\x93.rm\x92r\
\x80llvm.x86.atomic.btr.rm\x92s\x93.rm\x90or.cc\x90sub.cc\x90xor.cc\x8avx.addsub.pd.256\x95s.256\x8dblendv.pd.256\x95s.256\x8dcmp.pd.256\x92s.256\x8evt.pd2.ps.256\x94dq.256\x92s2dq.256\x90t.pd2dq.256\
\x80llvm.x86.avx.cvtt.ps2dq.256\x8ddp.ps.256\x8dhadd.pd.256\x93s.256\x8esub.pd.256\x93s.256\x8dldu.dq.256\x8dmaskload.pd\x98.256\x97s\x98.256\x91store.pd\x99.256\x98s\x99.256\x8fx.pd.256\
\x80llvm.x86.avx.max.ps.256\x8ein.pd.256\x92s.256\x8eovmsk.pd.256\x95s.256\x8dptestc.256\x92nzc.256\x92z.256\x8drcp.ps.256\x8eound.pd.256\x94s.256\x8esqrt.ps.256\x8dvpermilvar.pd\x9a.256\x99s\x9a.256\
\x80llvm.x86.avx.vtestc.pd\x96.256\x95s\x96.256\x92nzc.pd\x98.256\x97s\x98.256\x92z.pd\x96.256\x95s\x96.256\x8ezeroall\x92upper\x8c10.fpclass.bf16.128\x9c256\
\x80llvm.x86.avx10.fpclass.bf16.512\x8fmask.getexp.bf16.128\xa0256\xa0512\x97mant.bf16.128\xa1256\xa1512\x94rcp.bf16.128\x9d256\x9d512\x95educe.bf16.128\xa0256\xa0512\x95ndscale.bf16.128\xa2256\xa2512\
\x80llvm.x86.avx10.mask.rsqrt.bf16.128\x9f256\x9f512\x94scalef.bf16.128\xa0256\xa0512\x94vcvt2ps2phx.128\xa0256\xa0512\x98biasph2bf8128\xa2256\xa2512\xa2s128\xa3256\xa3512\x9fhf8128\
\x80llvm.x86.avx10.mask.vcvtbiasph2hf8256\xa2512\xa2s128\xa3256\xa3512\x98hf82ph128\x9e256\x9e512\x98ph2bf8128\x9e256\x9e512\x9es128\x9f256\x9f512\x9bhf8128\x9e256\
\x80llvm.x86.avx10.mask.vcvtph2hf8512\x9es128\x9f256\x9f512\x9bibs128\x9e256\x9e512\x9cubs128\x9f256\x9f512\x99s2ibs128\x9e256\x9e512\x9cubs128\x9f256\x9f512\
\x80llvm.x86.avx10.mask.vcvttpd2dqs.128\xa0256\xa0round.512\x9cqqs.128\xa0256\xa0round.512\x9cudqs.128\xa1256\xa1round.512\x9dqqs.128\xa1256\xa1round.512\x9ah2ibs128\x9f256\x9f512\x9dubs128\
\x80llvm.x86.avx10.mask.vcvttph2iubs256\xa0512\x9as2dqs.128\xa0256\xa0round.512\x9cibs128\x9f256\x9f512\x9dubs128\xa0256\xa0512\x9cqqs.128\xa0256\xa0round.512\x9cudqs.128\xa1256\
\x80llvm.x86.avx10.mask.vcvttps2udqs.round.512\x9dqqs.128\xa1256\xa1round.512\x95minmaxpd.round\x9d128\x9d256\x9ch.round\x9d128\x9d256\x9cs.round\x9d128\x9d256\x9bsd.round\x9ch.round\x9cs.round\
\x80llvm.x86.avx10.vaddbf16128\x97256\x97512\x93pd256\x94h256\x94s256\x90comisbf16eq\x99ge\x9at\x99le\x9at\x99neq\x91vt2ph2bf8128\x9a256\x9a512\x9as128\
\x80llvm.x86.avx10.vcvt2ph2bf8s256\x9b512\x97hf8128\x9a256\x9a512\x9as128\x9b256\x9b512\x93bf162ibs128\x9b256\x9b512\x99ubs128\x9c256\x9c512\x93tbf162ibs128\x9c256\
\x80llvm.x86.avx10.vcvttbf162ibs512\x9aubs128\x9d256\x9d512\x94sd2sis\x9a64\x97usis\x9b64\x95s2sis\x9a64\x97usis\x9b64\x90divbf16128\x97256\x97512\x91pphps.128\
\x80llvm.x86.avx10.vdpphps.256\x97512\x90fmadd132bf16128\x9c256\x9c512\x95213bf16128\x9c256\x9631bf16128\x9c256\x9c512\x92sub132bf16128\x9c256\x9c512\x95213bf16128\x9c256\x9c512\
\x80llvm.x86.avx10.vfmsub231bf16128\x9c256\x9c512\x91nmadd132bf16128\x9d256\x9d512\x96213bf16128\x9d256\x9d512\x9731bf16128\x9d256\x9d512\x93sub132bf16128\x9d256\x9d512\x96213bf16128\
\x80llvm.x86.avx10.vfnmsub213bf16256\x9d512\x9731bf16128\x9d256\x9d512\x90maxbf16128\x97256\x97512\x91inbf16128\x97256\x97512\x93maxbf16128\x9a256\x9a512\x96pd128\x98256\
\x80llvm.x86.avx10.vminmaxph128\x98256\x97s128\x98256\x91ovrsb128\x96256\x96512\x95d128\x96256\x96512\x95q128\x96256\x96512\x95w128\x96256\x96512\
\x80llvm.x86.avx10.vmpsadbw.512\x91ulbf16128\x97256\x97512\x90pdpbssd.512\x97s.512\x95ud.512\x97s.512\x94uud.512\x97s.512\x93wsud.512\x97s.512\x94usd.512\x97s.512\x95ud.512\x97s.512\
\x80llvm.x86.avx10.vsubbf16128\x97256\x97512\x8c2.gather.d.d\x98.256\x97pd\x99.256\x98s\x99.256\x97q\x98.256\x95q.d\x98.256\x97pd\x99.256\x98s\
\x80llvm.x86.avx2.gather.q.ps.256\x97q\x98.256\x8emaskload.d\x98.256\x97q\x98.256\x92store.d\x99.256\x98q\x99.256\x8fpsadbw\x8epackssdw\x94wb\x92usdw\x94wb\
\x80llvm.x86.avx2.pavg.b\x93w\x8fblendvb\x8fermd\x92ps\x8fhadd.d\x94sw\x94w\x90sub.d\x94sw\x94w\x8fmadd.ub.sw\x94wd\x90ovmskb\x90ul.hr.sw\x92h.w\
\x80llvm.x86.avx2.pmulhu.w\x8fsad.bw\x90huf.b\x90ign.b\x94d\x94w\x90ll.d\x93q\x93w\x92i.d\x94q\x94w\x92v.d\x95.256\x94q\x95.256\
\x80llvm.x86.avx2.psra.d\x93w\x92i.d\x94w\x92v.d\x95.256\x91l.d\x93q\x93w\x92i.d\x94q\x94w\x92v.d\x95.256\x94q\x95.256\
\x80llvm.x86.avx2.vpdpbssd.128\x97256\x96s.128\x98256\x94ud.128\x97256\x96s.128\x98256\x93uud.128\x97256\x96s.128\x98256\x92wsud.128\x97256\x96s.128\x98256\
\x80llvm.x86.avx2.vpdpwusd.128\x97256\x96s.128\x98256\x94ud.128\x97256\x96s.128\x98256\x8c512.add.pd.512\x95s.512\x90broadcastmb.128\x9c256\x9c512\x9aw.128\x9c256\x9c512\
\x80llvm.x86.avx512.conflict.d.128\x9b256\x9b512\x99q.128\x9b256\x9b512\x91vtsi2sd64\x97s32\x9864\x93tsd2si\x9964\x97usi\x9a64\x95s2si\x9964\x97usi\
\x80llvm.x86.avx512.cvttss2usi64\x93usi2ss\x96642sd\x9as\x90dbpsadbw.128\x99256\x99512\x91iv.pd.512\x95s.512\x90fpclass.pd.128\x9b256\x9b512\x99s.128\x9b256\x9b512\x90gather.dpd.512\
\x80llvm.x86.avx512.gather.dpi.512\x99q.512\x99s.512\x97qpd.512\x99i.512\x99q.512\x99s.512\x963div2.df\x9di\x9a4.df\x9di\x9csf\x9di\x9a8.sf\x9di\x97siv2.df\
\x80llvm.x86.avx512.gather3siv2.di\x9a4.df\x9di\x9csf\x9di\x9a8.sf\x9di\x90kadd.b\x95d\x95q\x95w\x91testc.b\x97d\x97q\x97w\x95z.b\
\x80llvm.x86.avx512.ktestz.d\x97q\x97w\x90mask.add.sd.round\x9as.round\x95cmp.pd.128\x9c256\x9c512\x9as.128\x9c256\x9c512\x99sd\x9as\x96ompress\x96vtpd2dq.128\x9e512\
\x80llvm.x86.avx512.mask.cvtpd2ps\x9d.512\x9bqq.128\x9e256\x9e512\x9budq.128\x9f256\x9f512\x9cqq.128\x9f256\x9f512\x99s2dq.128\x9e256\x9e512\x9bpd.512\x9bqq.128\
\x80llvm.x86.avx512.mask.cvtps2qq.256\x9e512\x9budq.128\x9f256\x9f512\x9cqq.128\x9f256\x9f512\x98qq2ps.128\x98sd2ss.round\x99s2sd.round\x98tpd2dq.128\x9f512\x9cqq.128\x9f256\x9f512\
\x80llvm.x86.avx512.mask.cvttpd2udq.128\xa0256\xa0512\x9dqq.128\xa0256\xa0512\x9as2dq.512\x9cqq.128\x9f256\x9f512\x9cudq.128\xa0256\xa0512\x9dqq.128\xa0256\xa0512\
\x80llvm.x86.avx512.mask.cvtuqq2ps.128\x95div.sd.round\x9as.round\x95expand\x95fixupimm.pd.128\xa1256\xa1512\x9fs.128\xa1256\xa1512\x9esd\x9fs\x96pclass.sd\x9es\x95gather.dpd.512\x9ei.512\
\x80llvm.x86.avx512.mask.gather.dpq.512\x9es.512\x9cqpd.512\x9ei.512\x9eq.512\x9es.512\x9b3div2.df\xa2i\x9f4.df\xa2i\xa1sf\xa2i\x9f8.sf\xa2i\x9csiv2.df\xa2i\
\x80llvm.x86.avx512.mask.gather3siv4.df\xa2i\xa1sf\xa2i\x9f8.sf\xa2i\x96etexp.pd.128\x9f256\x9f512\x9ds.128\x9f256\x9f512\x9csd\x9ds\x98mant.pd.128\xa0256\
\x80llvm.x86.avx512.mask.getmant.pd.512\x9es.128\xa0256\xa0512\x9dsd\x9es\x95max.sd.round\x9as.round\x96in.sd.round\x9as.round\x96ul.sd.round\x9as.round\x95pmov.db.128\x9d256\x9d512\x9dmem.128\
\x80llvm.x86.avx512.mask.pmov.db.mem.256\xa1512\x9bw.128\x9d256\x9d512\x9dmem.128\xa1256\xa1512\x9aqb.128\x9d256\x9d512\x9dmem.128\xa1256\xa1512\x9bd.128\x9dmem.128\
\x80llvm.x86.avx512.mask.pmov.qd.mem.256\xa1512\x9bw.128\x9d256\x9d512\x9dmem.128\xa1256\xa1512\x9awb.128\x9dmem.128\xa1256\xa1512\x99s.db.128\x9e256\x9e512\x9emem.128\
\x80llvm.x86.avx512.mask.pmovs.db.mem.256\xa2512\x9cw.128\x9e256\x9e512\x9emem.128\xa2256\xa2512\x9bqb.128\x9e256\x9e512\x9emem.128\xa2256\xa2512\x9cd.128\x9e256\
\x80llvm.x86.avx512.mask.pmovs.qd.512\x9emem.128\xa2256\xa2512\x9cw.128\x9e256\x9e512\x9emem.128\xa2256\xa2512\x9bwb.128\x9e256\x9e512\x9emem.128\xa2256\xa2512\
\x80llvm.x86.avx512.mask.pmovus.db.128\x9f256\x9f512\x9fmem.128\xa3256\xa3512\x9dw.128\x9f256\x9f512\x9fmem.128\xa3256\xa3512\x9cqb.128\x9f256\x9f512\x9fmem.128\
\x80llvm.x86.avx512.mask.pmovus.qb.mem.256\xa3512\x9dd.128\x9f256\x9f512\x9fmem.128\xa3256\xa3512\x9dw.128\x9f256\x9f512\x9fmem.128\xa3256\xa3512\x9cwb.128\x9f256\
\x80llvm.x86.avx512.mask.pmovus.wb.512\x9fmem.128\xa3256\xa3512\x95range.pd.128\x9e256\x9e512\x9cs.128\x9e256\x9e512\x9bsd\x9cs\x96educe.pd.128\x9f256\x9f512\x9ds.128\
\x80llvm.x86.avx512.mask.reduce.ps.256\x9f512\x9csd\x9ds\x96ndscale.pd.128\xa1256\xa1512\x9fs.128\xa1256\xa1512\x9esd\x9fs\x95scalef.pd.128\x9f256\x9f512\x9ds.128\
\x80llvm.x86.avx512.mask.scalef.ps.256\x9f512\x9csd\x9ds\x98tter.dpd.512\x9fi.512\x9fq.512\x9fs.512\x9dqpd.512\x9fi.512\x9fq.512\x9fs.512\x9cdiv2.df\xa2i\x9f4.df\xa2i\
\x80llvm.x86.avx512.mask.scatterdiv4.sf\xa2i\x9f8.sf\xa2i\x9csiv2.df\xa2i\x9f4.df\xa2i\xa1sf\xa2i\x9f8.sf\xa2i\x96qrt.sd\x9bs\x96ub.sd.round\x9as.round\
\x80llvm.x86.avx512.mask.vcvtph2ps.512\x9as2ph.128\x9f256\x9f512\x94z.fixupimm.pd.128\xa2256\xa2512\xa0s.128\xa2256\xa2512\x9fsd\xa0s\x92x.pd.512\x95s.512\x91in.pd.512\x95s.512\
\x80llvm.x86.avx512.mul.pd.512\x95s.512\x90packssdw.512\x96wb.512\x94usdw.512\x96wb.512\x92vg.b.512\x95w.512\x91ermvar.df.256\x9b512\x99i.256\x9b512\x98hi.128\x9b256\x9b512\x98qi.128\
\x80llvm.x86.avx512.permvar.qi.256\x9b512\x98sf.512\x99i.512\x91maddubs.w.512\x95w.d.512\x92ul.hr.sw.512\x94h.w.512\x95u.w.512\x94tishift.qb.128\x9f256\x9f512\x91sad.bw.512\x92huf.b.512\x92ll.d.512\x95q.512\
\x80llvm.x86.avx512.psll.w.512\x94i.d.512\x96q.512\x96w.512\x94v.d.512\x96q.512\x96w.128\x98256\x98512\x92ra.d.512\x95q.128\x97256\x97512\x95w.512\x94i.d.512\x96q.128\
\x80llvm.x86.avx512.psrai.q.256\x98512\x96w.512\x94v.d.512\x96q.128\x98256\x98512\x96w.128\x98256\x98512\x93l.d.512\x95q.512\x95w.512\x94i.d.512\x96q.512\x96w.512\
\x80llvm.x86.avx512.psrlv.d.512\x96q.512\x96w.128\x98256\x98512\x91ternlog.d.128\x9b256\x9b512\x99q.128\x9b256\x9b512\x90rcp14.pd.128\x99256\x99512\x97s.128\x99256\
\x80llvm.x86.avx512.rcp14.ps.512\x96sd\x97s\x91sqrt14.pd.128\x9b256\x9b512\x99s.128\x9b256\x9b512\x98sd\x99s\x90scatter.dpd.512\x9ai.512\x9aq.512\x9as.512\x98qpd.512\
\x80llvm.x86.avx512.scatter.qpi.512\x9aq.512\x9as.512\x97div2.df\x9di\x9a4.df\x9di\x9csf\x9di\x9a8.sf\x9di\x97siv2.df\x9di\x9a4.df\x9di\x9csf\
\x80llvm.x86.avx512.scattersiv4.si\x9a8.sf\x9di\x91itofp.round\x91qrt.pd.512\x96s.512\x91ub.pd.512\x95s.512\x90uitofp.round\x90vcomi.sd\x97s\x92vtsd2si32\x9964\x97usi32\x9a64\x95s2si32\
\x80llvm.x86.avx512.vcvtss2si64\x97usi32\x9a64\x91fmadd.f32\x9864\x97pd.512\x98s.512\x96sub.pd.512\x9bs.512\x91p2intersect.d.128\x9f256\x9f512\x9dq.128\x9f256\x9f512\x92dpbusd.128\
\x80llvm.x86.avx512.vpdpbusd.256\x99512\x98s.128\x9a256\x9a512\x94wssd.128\x99256\x99512\x98s.128\x9a256\x9a512\x92ermi2var.d.128\x9d256\x9d512\x9bhi.128\x9e256\
\x80llvm.x86.avx512.vpermi2var.hi.512\x9bpd.128\x9e256\x9e512\x9cs.128\x9e256\x9e512\x9bq.128\x9d256\x9d512\x9ci.128\x9e256\x9e512\x96lvar.pd.512\x9cs.512\x92madd52h.uq.128\
\x80llvm.x86.avx512.vpmadd52h.uq.256\x9d512\x98l.uq.128\x9d256\x9d512\x92shufbitqmb.128\x9d256\x9d512\x8fbf16.cvtne2ps2bf16.128\xa2256\xa2512\x99ps2bf16.256\xa1512\x94dpbf16ps.128\x9d256\x9d512\
\x80llvm.x86.avx512bf16.mask.cvtneps2bf16.128\x8ffp16.add.ph.512\x94div.ph.512\x94fpclass.ph.128\x9f256\x9f512\x94mask.add.sh.round\x99cmp.ph.128\xa0256\xa0512\x9dsh\x99div.sh.round\x99fpclass.sh\x99getexp.ph.128\xa3256\xa3512\
\x80llvm.x86.avx512fp16.mask.getexp.sh\x9cmant.ph.128\xa4256\xa4512\xa1sh\x99max.sh.round\x9ain.sh.round\x9aul.sh.round\x99rcp.ph.128\xa0256\xa0512\x9dsh\x9aeduce.ph.128\xa3256\xa3512\xa0sh\
\x80llvm.x86.avx512fp16.mask.rndscale.ph.128\xa5256\xa5512\xa2sh\x9asqrt.ph.128\xa2256\xa2512\x9fsh\x99scalef.ph.128\xa3256\xa3512\xa0sh\x9aqrt.sh\x9aub.sh.round\x99vcvtdq2ph.128\x9dpd2ph.128\
\x80llvm.x86.avx512fp16.mask.vcvtpd2ph.256\xa3512\x9eh2dq.128\xa3256\xa3512\xa0pd.128\xa3256\xa3512\xa1sx.128\xa4256\xa4512\xa0qq.128\xa3256\xa3512\xa0udq.128\xa4256\
\x80llvm.x86.avx512fp16.mask.vcvtph2udq.512\xa1qq.128\xa4256\xa4512\xa1w.128\xa3256\xa3512\xa0w.128\xa2256\xa2512\x9es2phx.128\xa4256\xa4512\x9dqq2ph.128\xa3256\x9dsd2sh.round\
\x80llvm.x86.avx512fp16.mask.vcvtsh2sd.round\xa1s.round\x9es2sh.round\x9dtph2dq.128\xa4256\xa4512\xa1qq.128\xa4256\xa4512\xa1udq.128\xa5256\xa5512\xa2qq.128\xa5256\xa5512\xa2w.128\
\x80llvm.x86.avx512fp16.mask.vcvttph2uw.256\xa4512\xa1w.128\xa3256\xa3512\x9dudq2ph.128\x9eqq2ph.128\xa4256\x9afcmadd.cph.128\xa5256\xa5512\xa2sh\x9dul.cph.128\xa4256\xa4512\xa1sh\
\x80llvm.x86.avx512fp16.mask.vfmadd.cph.128\xa4256\xa4512\xa1sh\x9cul.cph.128\xa3256\xa3512\xa0sh\x98z.vfcmadd.cph.128\xa6256\xa6512\xa3sh\x9cmadd.cph.128\xa5256\xa5512\xa2sh\
\x80llvm.x86.avx512fp16.max.ph.128\x9b256\x9b512\x95in.ph.128\x9b256\x9b512\x95ul.ph.512\x94sqrt.ph.512\x95ub.ph.512\x94vcomi.sh\x96vtsh2si32\x9d64\x9busi32\x9e64\x99i2sh\x9a642sh\
\x80llvm.x86.avx512fp16.vcvttsh2si32\x9e64\x9cusi32\x9f64\x98usi2sh\x9b642sh\x95fmadd.f16\x9bph.512\x9asub.ph.128\xa1256\xa1512\x8axor32\x8d64\x89bmi.bextr.32\x9364\x8ezhi.32\
\x80llvm.x86.bmi.bzhi.64\x8dpdep.32\x9264\x8eext.32\x9264\x89cast.tile.to.vector\x8evector.to.tile\x8aldemote\x8bflushopt\x8brssbsy\x8bui\x8bwb\x8bzero\x8ampccxadd32\x9264\x89directstore32\
\x80llvm.x86.directstore64\x89encodekey128\x92256\x8bqcmd\x8fs\x89flags.read.u32\x9564\x8fwrite.u32\x9664\x8ama.vfmaddsub.pd\x99.256\x98s\x99.256\x8axrstor\x9064\x8bsave\
\x80llvm.x86.fxsave64\x89incsspd\x8fq\x8bt\x8bvpcid\x89ldtilecfg\x92.internal\x8alwpcb\x8aoadiwkey\x8awpins32\x8f64\x8cval32\x8f64\x89mmx.emms\x8dmaskmovq\x8eovnt.dq\
\x80llvm.x86.mmx.packssdw\x93wb\x91uswb\x8fdd.b\x92d\x92q\x92w\x91s.b\x93w\x91us.b\x94w\x8flignr.b\x8fnd\x91n\x8fvg.b\x92w\
\x80llvm.x86.mmx.pcmpeq.b\x94d\x94w\x91gt.b\x94d\x94w\x8eextr.w\x8einsr.w\x8emadd.wd\x90xs.w\x91u.b\x8fins.w\x91u.b\x8fovmskb\x8fulh.w\x92u.w\
\x80llvm.x86.mmx.pmull.w\x91u.dq\x8eor\x8esad.bw\x8fll.d\x92q\x92w\x91i.d\x93q\x93w\x8fra.d\x92w\x91i.d\x93w\x90l.d\x92q\
\x80llvm.x86.mmx.psrl.w\x91i.d\x93q\x93w\x8fub.b\x92d\x92q\x92w\x91s.b\x93w\x91us.b\x94w\x8eunpckhbw\x94dq\x94wd\x93lbw\
\x80llvm.x86.mmx.punpckldq\x94wd\x8exor\x8aonitorx\x8bvdir64b\x8crsdi\x8ehi\x8eqi\x8esi\x8awaitx\x89pclmulqdq\x92.256\x93512\x8arefetchrs\x8atwrite32\x9064\
\x80llvm.x86.rdfsbase.32\x9264\x8bgsbase.32\x9264\x8bpid\x8ckru\x8cmc\x8cru\x8brand.16\x9032\x9064\x8bseed.16\x9032\x9064\x8cspd\x8eq\
\x80llvm.x86.rdtsc\x8ep\x8astorssp\x89saveprevssp\x8aeh.ehguard\x8fregnode\x8dlsda\x8bnduipi\x8brialize\x8btssbsy\x8aha1msg1\x902\x8dnexte\x8drnds4\x8c256msg1\x922\
\x80llvm.x86.sha256rnds2\x8alwpcb\x8ase.cmp.ps\x91ss\x8eomieq.ss\x91ge.ss\x92t.ss\x91le.ss\x92t.ss\x91neq.ss\x8evtpd2pi\x91i2pd\x94s\x91s2pi\x90ss2si\x9564\
\x80llvm.x86.sse.cvttpd2pi\x92s2pi\x91ss2si\x9664\x8dldmxcsr\x8dmax.ps\x91ss\x8ein.ps\x91ss\x8eovmsk.ps\x8dpshuf.w\x8drcp.ps\x91ss\x8esqrt.ps\x93ss\x8dsfence\
\x80llvm.x86.sse.stmxcsr\x8ducomieq.ss\x92ge.ss\x93t.ss\x92le.ss\x93t.ss\x92neq.ss\x8c2.clflush\x8fmp.pd\x92sd\x8fomieq.sd\x92ge.sd\x93t.sd\x92le.sd\x93t.sd\x92neq.sd\
\x80llvm.x86.sse2.cvtpd2dq\x94ps\x92s2dq\x91sd2si\x9664\x95s\x91tpd2dq\x93s2dq\x92sd2si\x9764\x8elfence\x8emaskmov.dqu\x90x.pd\x92sd\x8ffence\x8fin.pd\
\x80llvm.x86.sse2.min.sd\x8fovmsk.pd\x8epackssdw.128\x94wb.128\x92uswb.128\x90use\x90vg.b\x93w\x8fmadd.wd\x90ovmskb.128\x90ulh.w\x93u.w\x8fsad.bw\x90ll.d\x93q\x93w\
\x80llvm.x86.sse2.pslli.d\x94q\x94w\x90ra.d\x93w\x92i.d\x94w\x91l.d\x93q\x93w\x92i.d\x94q\x94w\x8eucomieq.sd\x93ge.sd\x94t.sd\
\x80llvm.x86.sse2.ucomile.sd\x94t.sd\x93neq.sd\x8c3.addsub.pd\x96s\x8ehadd.pd\x94s\x8fsub.pd\x94s\x8eldu.dq\x8emonitor\x8fwait\x8c41.blendvpd\x96s\x8fdppd\x92s\
\x80llvm.x86.sse41.insertps\x8fmpsadbw\x8fpackusdw\x90blendvb\x90hminposuw\x90testc\x94nzc\x94z\x8fround.pd\x96s\x95sd\x96s\x8d2.crc32.32.16\x9832\x988\x9564.64\
\x80llvm.x86.sse42.pcmpestri128\x98a128\x98c128\x98o128\x98s128\x98z128\x97m128\x93istri128\x98a128\x98c128\x98o128\x98s128\x98z128\x97m128\x8da.extrq\x94i\
\x80llvm.x86.sse4a.insertq\x96i\x8bse3.pabs.b\x94d\x94w\x90hadd.d\x96.128\x95sw\x97.128\x95w\x96.128\x91sub.d\x96.128\x95sw\x97.128\x95w\
\x80llvm.x86.ssse3.phsub.w.128\x90madd.ub.sw\x9a.128\x91ul.hr.sw\x99.128\x90shuf.b\x96.128\x91ign.b\x96.128\x95d\x96.128\x95w\x96.128\x8attilecfg\x8bui\x8aubborrow.32\
\x80llvm.x86.subborrow.64\x89tbm.bextri.u32\x9564\x8acmmimfp16ps\x95.internal\x8drlfp16ps\x95.internal\x8bvtrowd2ps\x94.internal\x94i\x90ps2bf16h\x98.internal\x98i\x97l\x98.internal\x98i\
\x80llvm.x86.tcvtrowps2phh\x96.internal\x96i\x95l\x96.internal\x96i\x8adpbf16ps\x92.internal\x8e8ps\x91.internal\x8dhf8ps\x92.internal\x8dssd\x90.internal\x8eud\x90.internal\
\x80llvm.x86.tdpbusd\x90.internal\x8eud\x90.internal\x8cfp16ps\x92.internal\x8chbf8ps\x92.internal\x8df8ps\x91.internal\x8aestui\x8aileloadd64\x94.internal\x92rs64\x96.internal\x94t164\
\x80llvm.x86.tileloaddrst164.internal\x92t164\x96.internal\x8dmovrow\x93.internal\x93i\x8drelease\x8dstored64\x95.internal\x8dzero\x91.internal\x8ammultf32ps\x94.internal\x8apause\x89umonitor\x8bwait\
\x80llvm.x86.urdmsr\x8awrmsr\x89vbcstnebf162ps128\x97256\x90sh2ps128\x95256\x8acvtneebf162ps128\x97256\x90ph2ps128\x95256\x8fobf162ps128\x97256\x90ph2ps128\x95256\x8fps2bf16128\x96256\
\x80llvm.x86.vcvtps2ph.128\x93256\x8agf2p8affineinvqb.128\x9b256\x9b512\x95qb.128\x98256\x98512\x8fmulb.128\x94256\x94512\x8asha512msg1\x932\x90rnds2\x8bm3msg1\x902\
\x80llvm.x86.vsm3rnds2\x8c4key4128\x91256\x91512\x8drnds4128\x92256\x92512\x89wbinvd\x8bnoinvd\x8arfsbase.32\x9264\x8bgsbase.32\x9264\x8bpkru\x8bssd\x8dq\
\x80llvm.x86.wrussd\x8eq\x89xabort\x8abegin\x8aend\x8agetbv\x8aop.vfrcz.pd\x95.256\x94s\x95.256\x93sd\x94s\x8epermil2pd\x97.256\x96s\x97.256\
\x80llvm.x86.xop.vphaddbd\x94q\x94w\x93dq\x93ubd\x95q\x95w\x94dq\x94wd\x95q\x93wd\x94q\x90subbw\x93dq\x93wd\x8fmacsdd\
\x80llvm.x86.xop.vpmacsdqh\x95l\x93sdd\x95qh\x96l\x94wd\x95w\x93wd\x94w\x91dcsswd\x94wd\x8fperm\x8fshab\x92d\x92q\x92w\
\x80llvm.x86.xop.vpshlb\x92d\x92q\x92w\x8aresldtrk\x8bstor\x8f64\x8fs\x9064\x8asave\x8e64\x8ec\x8f64\x8eopt\x9164\x8es\
\x80llvm.x86.xsaves64\x8betbv\x8busldtrk\x8atest\x86core.bitrev\x8bcheckevent\x8dkct\x8clre\x8ept\x8esr\x8crc32\x8e8\x8bedu\x8ceu\x8cndin\x8bfreer\
\x80llvm.xcore.geted\x8ft\x8eid\x8eps\x8er\x8est\x8ets\x8bin\x8dct\x8ditcp\x8fdp\x8flr\x8fpc\x8fsp\x8dshr\x8dt\
\x80llvm.xcore.mjoin\x8csync\x8bout\x8ect\x8eshr\x8et\x8bpeek\x8bsetc\x8flk\x8ed\x8eev\x8eps\x90c\x8ft\x8erdy\x8esr\
\x80llvm.xcore.settw\x8ev\x8dxt\x8csync\x8cyncr\x8btestct\x8fwct\x8bwaitevent\x8bzext\x86ray.customevent\x8atypedevent";

/// Where in [`NAMES`] each block of names begins.
pub(super) static BLOCKS: [u32; 1008] = [
    0, 75, 155, 240, 325, 416, 484, 547, 642, 740, 813, 905, 991, 1072, 1147, 1216, 1303, 1413, 1520, 1644,
    1789, 1910, 2045, 2216, 2362, 2548, 2660, 2748, 2853, 2979, 3102, 3218, 3330, 3439, 3567, 3696, 3838,
    3996, 4139, 4262, 4386, 4500, 4611, 4750, 4863, 5006, 5105, 5177, 5259, 5343, 5458, 5535, 5620, 5709,
    5811, 5877, 5960, 6090, 6206, 6305, 6374, 6450, 6532, 6606, 6684, 6786, 6853, 6941, 7052, 7196, 7320,
    7407, 7487, 7636, 7854, 7944, 8014, 8098, 8184, 8258, 8337, 8432, 8513, 8600, 8697, 8796, 8866, 8937,
    9011, 9145, 9234, 9309, 9378, 9466, 9545, 9620, 9712, 9793, 9872, 9942, 10028, 10101, 10177, 10250,
    10324, 10397, 10475, 10619, 10788, 10922, 11065, 11180, 11302, 11430, 11541, 11667, 11792, 11918, 12056,
    12255, 12405, 12527, 12680, 12824, 12961, 13069, 13182, 13291, 13405, 13520, 13636, 13752, 13861, 13971,
    14127, 14242, 14358, 14476, 14589, 14709, 14817, 14956, 15080, 15202, 15323, 15446, 15568, 15698, 15823,
    15946, 16077, 16202, 16324, 16447, 16572, 16697, 16822, 16948, 17073, 17199, 17324, 17447, 17569, 17692,
    17818, 17938, 18066, 18188, 18307, 18428, 18551, 18663, 18808, 18969, 19096, 19217, 19365, 19523, 19646,
    19790, 19938, 20051, 20205, 20346, 20526, 20667, 20798, 20931, 21073, 21202, 21353, 21469, 21660, 21815,
    21964, 22058, 22231, 22361, 22554, 22647, 22738, 22821, 22902, 23002, 23143, 23301, 23507, 23705, 23812,
    23939, 24074, 24237, 24396, 24537, 24679, 24844, 24986, 25059, 25148, 25225, 25294, 25363, 25443, 25521,
    25595, 25661, 25734, 25789, 25848, 25929, 26016, 26172, 26337, 26487, 26609, 26714, 26831, 27016, 27213,
    27351, 27502, 27640, 27730, 27841, 27960, 28173, 28328, 28467, 28545, 28616, 28685, 28764, 28839, 28907,
    28971, 29038, 29119, 29204, 29284, 29376, 29475, 29559, 29630, 29719, 29820, 29915, 29998, 30080, 30168,
    30278, 30376, 30486, 30568, 30653, 30742, 30831, 30928, 31016, 31110, 31203, 31296, 31388, 31482, 31596,
    31692, 31784, 31900, 32011, 32111, 32211, 32306, 32388, 32479, 32573, 32655, 32752, 32831, 32913, 33004,
    33088, 33243, 33345, 33464, 33594, 33736, 33863, 33960, 34076, 34196, 34309, 34434, 34559, 34682, 34787,
    34880, 34977, 35072, 35171, 35266, 35370, 35470, 35569, 35664, 35773, 35899, 36007, 36102, 36195, 36306,
    36422, 36533, 36639, 36739, 36845, 36945, 37053, 37146, 37241, 37341, 37453, 37548, 37642, 37737, 37831,
    37925, 38032, 38125, 38236, 38336, 38433, 38524, 38628, 38738, 38844, 38943, 39048, 39145, 39245, 39345,
    39453, 39550, 39659, 39765, 39884, 39990, 40091, 40195, 40301, 40400, 40500, 40596, 40697, 40792, 40886,
    40988, 41085, 41185, 41285, 41405, 41499, 41714, 41860, 41961, 42049, 42155, 42251, 42316, 42393, 42477,
    42554, 42624, 42702, 42781, 42877, 42968, 43054, 43139, 43236, 43326, 43413, 43497, 43599, 43710, 43814,
    43893, 43968, 44044, 44107, 44170, 44247, 44317, 44398, 44489, 44569, 44656, 44727, 44793, 44856, 44928,
    44990, 45070, 45135, 45216, 45298, 45381, 45482, 45580, 45679, 45773, 45839, 45922, 46014, 46077, 46152,
    46234, 46299, 46372, 46453, 46522, 46621, 46708, 46791, 46879, 46976, 47057, 47137, 47227, 47332, 47441,
    47533, 47611, 47694, 47764, 47826, 47896, 47964, 48036, 48111, 48190, 48267, 48346, 48417, 48481, 48555,
    48615, 48694, 48755, 48834, 48914, 48993, 49092, 49188, 49285, 49381, 49445, 49524, 49642, 49786, 49950,
    50109, 50175, 50242, 50309, 50371, 50438, 50508, 50573, 50628, 50690, 50751, 50854, 50925, 50996, 51113,
    51194, 51265, 51342, 51417, 51491, 51565, 51635, 51707, 51769, 51831, 51894, 51964, 52025, 52086, 52152,
    52244, 52316, 52392, 52482, 52591, 52664, 52721, 52780, 52835, 52895, 52962, 53033, 53125, 53217, 53408,
    53578, 53758, 53944, 54224, 54344, 54469, 54606, 54732, 54859, 54984, 55110, 55258, 55371, 55430, 55525,
    55696, 55845, 55943, 56057, 56133, 56432, 56749, 56944, 57090, 57204, 57289, 57379, 57461, 57562, 57661,
    57749, 57867, 58026, 58113, 58336, 58527, 58644, 58875, 59138, 59397, 59690, 60052, 60349, 60658, 60960,
    61339, 61497, 61706, 61896, 62084, 62243, 62372, 62516, 62656, 62806, 62971, 63066, 63466, 63795, 64117,
    64379, 64555, 64768, 64982, 65192, 65345, 65529, 65606, 65733, 65816, 65926, 66030, 66093, 66183, 66273,
    66381, 66473, 66585, 66709, 66800, 66895, 67085, 67215, 67345, 67470, 67594, 67729, 67860, 67992, 68117,
    68247, 68372, 68528, 68660, 68793, 68919, 69056, 69188, 69321, 69448, 69578, 69704, 69842, 70003, 70167,
    70324, 70459, 70607, 70785, 70864, 70946, 71139, 71391, 71610, 71819, 72040, 72120, 72202, 72400, 72571,
    72736, 72900, 73071, 73266, 73444, 73623, 73790, 73984, 74180, 74365, 74507, 74585, 74771, 74889, 75011,
    75181, 75346, 75521, 75670, 75883, 76047, 76164, 76285, 76454, 76618, 76792, 76940, 77080, 77204, 77343,
    77513, 77677, 77847, 77999, 78205, 78379, 78561, 78705, 78930, 79100, 79274, 79367, 79446, 79523, 79602,
    79672, 79738, 79805, 79882, 79971, 80053, 80133, 80205, 80283, 80354, 80435, 80504, 80560, 80634, 80712,
    80857, 80959, 81059, 81162, 81252, 81349, 81427, 81546, 81647, 81745, 81823, 81910, 81983, 82071, 82201,
    82325, 82427, 82564, 82629, 82713, 82814, 82903, 83000, 83199, 83354, 83459, 83592, 83683, 83772, 83867,
    83974, 84080, 84229, 84381, 84468, 84537, 84638, 84773, 84865, 84958, 85127, 85233, 85315, 85403, 85512,
    85623, 85717, 85840, 85956, 86058, 86157, 86266, 86388, 86491, 86579, 86665, 86749, 86833, 86920, 87008,
    87091, 87170, 87254, 87340, 87432, 87523, 87623, 87721, 87810, 87889, 87975, 88060, 88143, 88230, 88320,
    88412, 88502, 88601, 88650, 88717, 88783, 88849, 88900, 88969, 89022, 89074, 89124, 89174, 89230, 89285,
    89336, 89390, 89444, 89583, 89700, 89836, 90008, 90150, 90367, 90551, 90706, 90854, 91063, 91211, 91334,
    91448, 91548, 91637, 91735, 91827, 91918, 92008, 92111, 92214, 92318, 92419, 92523, 92626, 92729, 92831,
    92935, 93039, 93138, 93229, 93320, 93414, 93507, 93609, 93696, 93780, 93889, 93980, 94067, 94157, 94244,
    94342, 94439, 94536, 94630, 94712, 94800, 94895, 94986, 95080, 95167, 95259, 95355, 95460, 95565, 95669,
    95776, 95880, 95983, 96085, 96175, 96265, 96359, 96458, 96575, 96667, 96760, 96853, 96966, 97074, 97167,
    97258, 97353, 97438, 97525, 97621, 97728, 97838, 97945, 98055, 98147, 98236, 98321, 98421, 98530, 98638,
    98741, 98832, 98926, 99023, 99126, 99235, 99311, 99404, 99495, 99589, 99677, 99854, 100000, 100173,
    100339, 100488, 100611, 100722, 100873, 101011, 101162, 101271, 101423, 101556, 101671, 101780, 101921,
    102050, 102195, 102298, 102413, 102524, 102653, 102787, 102908, 103005, 103138, 103232, 103339, 103435,
    103514, 103584, 103691, 103812, 103911, 104044, 104151, 104232, 104349, 104461, 104593, 104707, 104846,
    104954, 105060, 105204, 105320, 105439, 105552, 105663, 105775, 105889, 106007, 106121, 106239, 106342,
    106470, 106604, 106762, 106880, 106994, 107109, 107226, 107319, 107455, 107586, 107698, 107822, 107967,
    108145, 108286, 108429, 108546, 108673, 108804, 108935, 109061, 109192, 109318, 109458, 109579, 109696,
    109770, 109863, 109935, 110006, 110113, 110198, 110313, 110420, 110529, 110647, 110749, 110864, 110941,
    111052, 111164, 111271, 111359, 111477, 111615, 111740, 111876, 112027, 112162, 112278, 112383, 112475,
    112544, 112614, 112684, 112782, 112844, 112911,
];

/// For every name its element of [`KINDS`].
pub(super) static ROWS: [u16; 16123] = [
    0, 1, 2, 3, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 5, 5, 5, 5, 0, 6, 4, 6, 6, 6, 0, 6, 6, 0, 6, 6, 6,
    0, 6, 7, 7, 7, 8, 8, 8, 8, 9, 9, 10, 11, 11, 4, 12, 12, 12, 12, 13, 13, 14, 15, 0, 16, 17, 18, 19, 11,
    20, 21, 22, 23, 21, 22, 24, 25, 26, 26, 27, 6, 6, 6, 28, 26, 29, 29, 26, 30, 31, 31, 32, 32, 32, 32, 32,
    32, 32, 32, 33, 32, 32, 34, 34, 26, 30, 26, 30, 34, 34, 26, 30, 26, 30, 27, 27, 27, 27, 35, 34, 36, 36,
    37, 38, 38, 39, 38, 39, 40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 31, 12, 34, 12, 12, 12, 12, 12,
    12, 34, 42, 43, 44, 42, 45, 42, 43, 46, 43, 44, 47, 44, 26, 26, 0, 26, 48, 26, 26, 33, 49, 49, 50, 50,
    50, 27, 26, 28, 26, 26, 26, 49, 26, 26, 49, 27, 26, 51, 52, 52, 53, 53, 26, 0, 51, 54, 54, 52, 53, 53,
    52, 48, 48, 52, 52, 48, 48, 52, 51, 51, 26, 52, 52, 26, 55, 56, 57, 55, 56, 56, 57, 57, 58, 26, 52, 26,
    5, 59, 60, 5, 59, 60, 61, 26, 33, 49, 49, 27, 26, 26, 26, 26, 49, 26, 26, 49, 27, 26, 52, 52, 48, 52, 48,
    52, 51, 28, 26, 52, 28, 27, 52, 26, 27, 52, 26, 26, 5, 5, 5, 5, 62, 63, 63, 4, 64, 64, 4, 65, 65, 66, 67,
    66, 67, 68, 68, 69, 70, 71, 71, 52, 16, 72, 73, 74, 74, 34, 4, 75, 76, 77, 78, 79, 80, 79, 80, 79, 80,
    81, 81, 82, 82, 83, 84, 85, 84, 85, 86, 87, 88, 89, 80, 90, 91, 92, 93, 94, 95, 96, 97, 91, 92, 98, 93,
    94, 95, 96, 91, 92, 93, 94, 95, 96, 97, 91, 92, 98, 93, 94, 95, 96, 99, 100, 99, 100, 101, 102, 101, 102,
    103, 104, 103, 104, 105, 99, 100, 101, 102, 103, 104, 106, 105, 99, 100, 101, 102, 103, 104, 106, 107,
    108, 108, 109, 107, 108, 108, 109, 110, 110, 99, 99, 99, 111, 112, 84, 85, 113, 113, 91, 14, 114, 115,
    115, 115, 115, 115, 115, 115, 115, 115, 115, 116, 117, 118, 119, 120, 118, 119, 120, 121, 107, 108, 108,
    109, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 122, 82, 122, 122, 82, 122, 123, 124,
    125, 123, 124, 125, 126, 127, 125, 125, 128, 129, 130, 128, 128, 128, 129, 130, 131, 132, 86, 87, 86, 87,
    88, 89, 88, 89, 80, 90, 80, 90, 16, 133, 86, 87, 79, 88, 89, 80, 90, 133, 86, 87, 79, 88, 89, 80, 90, 97,
    91, 92, 98, 93, 94, 95, 96, 133, 86, 87, 79, 88, 89, 80, 90, 133, 86, 87, 79, 88, 89, 80, 90, 97, 91, 92,
    98, 93, 94, 95, 96, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 122,
    82, 122, 82, 115, 115, 115, 115, 115, 115, 115, 115, 115, 115, 113, 116, 117, 75, 76, 77, 78, 79, 80, 79,
    80, 79, 80, 86, 87, 88, 89, 133, 86, 87, 88, 89, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108,
    109, 107, 108, 108, 109, 122, 122, 113, 92, 91, 92, 92, 86, 87, 86, 87, 88, 89, 88, 89, 80, 90, 80, 90,
    133, 86, 87, 79, 88, 89, 80, 90, 133, 86, 87, 79, 88, 89, 80, 90, 97, 91, 92, 98, 93, 94, 95, 96, 133,
    86, 87, 79, 88, 89, 80, 90, 133, 86, 87, 79, 88, 89, 80, 90, 97, 91, 92, 98, 93, 94, 95, 96, 107, 108,
    108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 122, 82, 122, 82, 86, 87, 88, 89,
    80, 90, 133, 86, 87, 79, 88, 89, 80, 90, 107, 108, 108, 109, 107, 108, 108, 109, 107, 108, 108, 109, 107,
    108, 108, 109, 122, 122, 113, 92, 113, 91, 92, 92, 134, 135, 81, 136, 134, 135, 81, 137, 138, 139, 81,
    81, 140, 140, 141, 142, 142, 142, 142, 142, 142, 142, 142, 143, 18, 144, 145, 145, 146, 147, 148, 149,
    148, 149, 0, 150, 150, 150, 150, 151, 152, 150, 153, 154, 150, 155, 156, 156, 156, 156, 157, 158, 159,
    158, 159, 157, 158, 159, 158, 159, 160, 160, 150, 161, 150, 155, 162, 150, 150, 150, 163, 150, 156, 156,
    164, 165, 0, 0, 6, 166, 6, 166, 6, 166, 167, 168, 167, 168, 6, 156, 150, 161, 150, 150, 156, 150, 156,
    150, 150, 150, 150, 150, 150, 163, 169, 170, 150, 171, 150, 171, 150, 150, 170, 169, 154, 154, 154, 154,
    154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 154, 150, 171, 172, 172, 172, 153, 173, 173, 173,
    173, 172, 156, 174, 175, 150, 176, 177, 156, 150, 161, 150, 150, 150, 155, 150, 162, 178, 163, 179, 5,
    180, 5, 181, 181, 5, 180, 182, 5, 183, 184, 185, 185, 185, 185, 186, 5, 164, 165, 187, 188, 181, 181,
    181, 181, 181, 189, 190, 6, 6, 6, 6, 6, 6, 191, 192, 191, 6, 6, 192, 190, 6, 6, 190, 190, 190, 6, 6, 190,
    189, 6, 6, 6, 6, 193, 194, 189, 6, 6, 6, 6, 193, 194, 5, 180, 5, 195, 180, 28, 196, 182, 59, 5, 151, 152,
    180, 164, 197, 5, 151, 152, 180, 164, 197, 5, 183, 184, 5, 183, 184, 5, 151, 152, 180, 164, 197, 5, 151,
    152, 180, 164, 197, 5, 183, 184, 5, 183, 184, 59, 186, 198, 5, 186, 5, 186, 59, 186, 198, 5, 186, 5, 186,
    27, 59, 5, 68, 111, 112, 180, 84, 85, 5, 180, 5, 59, 59, 198, 59, 198, 59, 199, 200, 201, 202, 201, 202,
    202, 202, 201, 201, 199, 200, 199, 203, 40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 40, 41, 40, 28,
    26, 5, 185, 185, 185, 185, 5, 204, 205, 5, 5, 204, 205, 5, 204, 205, 5, 204, 205, 5, 5, 28, 26, 5, 111,
    112, 84, 85, 5, 5, 180, 5, 68, 26, 26, 150, 156, 156, 156, 162, 162, 196, 206, 207, 207, 208, 207, 207,
    207, 207, 209, 210, 211, 212, 211, 206, 206, 213, 213, 214, 209, 215, 216, 217, 210, 218, 219, 219, 220,
    219, 219, 219, 219, 218, 206, 207, 207, 208, 207, 209, 210, 150, 150, 150, 150, 150, 150, 221, 221, 222,
    223, 154, 223, 169, 224, 223, 169, 224, 223, 150, 163, 150, 150, 150, 150, 154, 150, 150, 150, 155, 150,
    161, 150, 162, 225, 226, 156, 227, 228, 229, 179, 230, 156, 231, 156, 156, 156, 232, 233, 234, 233, 233,
    233, 234, 233, 233, 233, 234, 233, 233, 233, 234, 233, 233, 181, 153, 153, 153, 235, 236, 236, 236, 236,
    237, 237, 153, 154, 157, 150, 238, 239, 160, 160, 160, 150, 150, 150, 150, 240, 241, 153, 154, 150, 150,
    150, 150, 150, 156, 156, 150, 156, 156, 156, 162, 156, 156, 150, 150, 150, 164, 165, 189, 6, 6, 6, 6,
    242, 243, 150, 150, 150, 150, 169, 244, 161, 150, 245, 246, 140, 150, 240, 241, 150, 247, 150, 163, 157,
    157, 150, 151, 152, 150, 164, 197, 150, 155, 162, 150, 151, 152, 150, 164, 197, 150, 155, 162, 150, 169,
    150, 169, 150, 169, 150, 169, 150, 150, 150, 156, 163, 156, 163, 150, 150, 150, 156, 163, 192, 248, 192,
    248, 192, 248, 192, 248, 249, 249, 250, 249, 249, 250, 249, 249, 156, 162, 162, 250, 249, 249, 150, 169,
    150, 150, 169, 150, 169, 150, 150, 169, 156, 163, 151, 152, 164, 197, 156, 163, 156, 163, 249, 249, 250,
    249, 249, 250, 249, 249, 156, 162, 162, 250, 249, 249, 150, 170, 169, 150, 169, 150, 169, 156, 163, 150,
    247, 251, 252, 251, 252, 240, 241, 251, 252, 251, 252, 240, 241, 150, 247, 163, 240, 241, 240, 241, 150,
    161, 156, 150, 237, 162, 237, 162, 150, 163, 150, 151, 152, 247, 164, 197, 163, 163, 253, 253, 163, 156,
    156, 156, 156, 156, 156, 254, 255, 256, 257, 257, 258, 257, 257, 257, 257, 259, 255, 260, 255, 259, 261,
    262, 263, 264, 265, 266, 254, 255, 256, 257, 257, 258, 257, 150, 150, 153, 154, 150, 169, 191, 267, 177,
    177, 150, 150, 150, 150, 156, 150, 268, 150, 161, 156, 157, 157, 157, 156, 156, 157, 157, 157, 156, 150,
    150, 150, 150, 150, 156, 156, 150, 156, 156, 162, 156, 156, 150, 164, 165, 189, 6, 6, 6, 6, 242, 243,
    150, 150, 150, 150, 169, 244, 161, 150, 150, 247, 150, 150, 151, 152, 150, 164, 197, 150, 155, 162, 150,
    151, 152, 150, 164, 197, 150, 155, 162, 150, 169, 150, 169, 150, 169, 150, 169, 150, 150, 150, 156, 163,
    156, 163, 150, 156, 192, 248, 192, 248, 249, 249, 250, 249, 249, 250, 249, 249, 156, 162, 162, 250, 249,
    249, 249, 249, 250, 249, 249, 250, 249, 249, 156, 162, 162, 250, 249, 249, 150, 247, 251, 252, 251, 252,
    240, 241, 150, 247, 240, 241, 150, 161, 156, 150, 237, 162, 150, 150, 150, 151, 152, 247, 164, 197, 163,
    150, 163, 150, 169, 253, 253, 150, 150, 163, 156, 156, 156, 156, 191, 267, 177, 177, 150, 150, 150, 204,
    205, 156, 157, 157, 157, 156, 156, 157, 157, 157, 156, 204, 205, 268, 268, 269, 270, 270, 270, 270, 271,
    269, 270, 270, 270, 270, 271, 269, 270, 270, 270, 270, 271, 269, 270, 270, 270, 270, 271, 269, 270, 270,
    270, 270, 271, 269, 270, 270, 270, 270, 271, 269, 270, 270, 270, 270, 271, 269, 270, 270, 270, 270, 271,
    272, 272, 272, 272, 272, 272, 272, 272, 273, 163, 204, 205, 156, 157, 157, 157, 156, 156, 157, 157, 157,
    156, 204, 205, 268, 268, 274, 52, 275, 276, 277, 278, 279, 280, 281, 281, 281, 281, 282, 283, 283, 283,
    283, 284, 285, 286, 286, 287, 288, 289, 289, 289, 290, 291, 292, 292, 292, 293, 293, 293, 293, 294, 294,
    294, 295, 292, 292, 292, 295, 292, 292, 292, 296, 296, 296, 297, 297, 297, 298, 299, 300, 300, 300, 300,
    301, 302, 303, 303, 302, 304, 304, 305, 304, 304, 306, 306, 304, 305, 283, 307, 307, 300, 307, 307, 307,
    308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 308, 286, 286, 309, 309, 310, 310,
    311, 310, 311, 283, 283, 312, 311, 310, 311, 311, 310, 311, 313, 313, 314, 283, 283, 312, 315, 315, 315,
    315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315, 315,
    315, 314, 314, 314, 314, 314, 314, 314, 314, 314, 286, 286, 286, 286, 286, 286, 286, 286, 286, 286, 286,
    286, 286, 286, 286, 286, 286, 286, 286, 286, 286, 283, 313, 305, 283, 313, 305, 283, 286, 286, 316, 317,
    318, 319, 320, 321, 322, 322, 322, 322, 323, 324, 325, 326, 327, 328, 329, 329, 329, 330, 324, 331, 332,
    331, 333, 333, 333, 334, 334, 334, 334, 335, 335, 327, 334, 334, 334, 334, 323, 336, 337, 338, 339, 340,
    341, 342, 343, 344, 307, 305, 300, 300, 305, 283, 345, 345, 346, 346, 346, 347, 300, 319, 319, 307, 298,
    348, 298, 345, 345, 349, 350, 350, 350, 350, 351, 346, 346, 346, 352, 352, 334, 334, 347, 353, 353, 353,
    353, 317, 354, 355, 356, 357, 358, 359, 359, 360, 361, 360, 360, 360, 362, 363, 363, 364, 365, 364, 364,
    364, 358, 359, 359, 360, 361, 360, 360, 360, 366, 367, 367, 368, 369, 368, 368, 368, 358, 359, 359, 360,
    361, 360, 360, 360, 370, 371, 371, 372, 373, 372, 372, 372, 370, 371, 371, 372, 373, 372, 372, 372, 358,
    359, 359, 360, 361, 360, 360, 360, 362, 363, 363, 364, 365, 364, 364, 364, 362, 363, 363, 364, 365, 364,
    364, 364, 358, 359, 359, 360, 361, 360, 360, 360, 362, 363, 363, 364, 365, 364, 364, 364, 362, 363, 363,
    364, 365, 364, 364, 364, 358, 359, 359, 360, 361, 360, 360, 360, 358, 359, 359, 360, 361, 360, 360, 360,
    358, 359, 359, 360, 361, 360, 360, 360, 374, 375, 375, 376, 377, 376, 376, 376, 358, 359, 359, 360, 361,
    360, 360, 360, 358, 359, 359, 360, 361, 360, 360, 360, 358, 359, 359, 360, 361, 360, 360, 360, 378, 379,
    378, 380, 381, 382, 383, 383, 384, 384, 385, 386, 386, 383, 387, 385, 385, 388, 389, 390, 391, 391, 392,
    392, 393, 394, 394, 391, 395, 393, 393, 389, 396, 396, 397, 398, 398, 389, 389, 396, 396, 397, 398, 398,
    388, 389, 389, 399, 397, 397, 399, 397, 397, 381, 400, 400, 389, 396, 396, 381, 381, 400, 400, 389, 396,
    396, 380, 381, 381, 388, 389, 389, 388, 389, 389, 401, 402, 402, 403, 403, 403, 404, 404, 404, 404, 404,
    404, 404, 404, 405, 406, 406, 407, 408, 407, 407, 407, 409, 410, 410, 411, 411, 411, 408, 407, 408, 407,
    412, 413, 414, 415, 414, 415, 416, 417, 416, 417, 418, 419, 420, 421, 420, 421, 422, 423, 422, 423, 420,
    421, 422, 423, 422, 423, 424, 425, 424, 425, 424, 425, 426, 427, 428, 429, 428, 429, 430, 431, 430, 431,
    430, 431, 422, 423, 432, 433, 426, 427, 426, 427, 428, 429, 428, 429, 428, 429, 434, 435, 436, 437, 436,
    437, 438, 439, 438, 439, 440, 441, 442, 443, 442, 443, 444, 445, 444, 445, 442, 443, 444, 445, 444, 445,
    446, 447, 446, 447, 446, 447, 448, 449, 450, 451, 450, 451, 452, 453, 452, 453, 452, 453, 444, 445, 454,
    455, 448, 449, 448, 449, 450, 451, 450, 451, 450, 451, 456, 457, 395, 458, 459, 460, 461, 462, 463, 464,
    395, 458, 393, 465, 461, 462, 466, 467, 468, 469, 466, 467, 470, 471, 472, 473, 474, 475, 476, 477, 478,
    479, 476, 477, 461, 462, 480, 481, 470, 471, 482, 483, 474, 475, 484, 485, 474, 475, 436, 437, 438, 439,
    438, 439, 486, 487, 486, 487, 486, 487, 488, 489, 490, 491, 490, 491, 492, 493, 492, 493, 492, 493, 438,
    439, 456, 457, 395, 458, 459, 460, 461, 462, 463, 464, 395, 458, 393, 465, 461, 462, 466, 467, 468, 469,
    466, 467, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 476, 477, 461, 462, 480, 481, 470, 471, 482,
    483, 474, 475, 484, 485, 474, 475, 388, 494, 389, 495, 389, 495, 396, 496, 396, 496, 396, 496, 399, 497,
    397, 498, 397, 498, 398, 499, 398, 499, 398, 499, 500, 501, 388, 494, 388, 494, 389, 495, 389, 495, 389,
    495, 502, 503, 399, 497, 399, 497, 397, 498, 397, 498, 397, 498, 504, 505, 488, 489, 488, 489, 490, 491,
    490, 491, 490, 491, 506, 507, 390, 508, 509, 510, 511, 512, 513, 514, 390, 508, 391, 515, 511, 512, 516,
    517, 518, 519, 516, 517, 395, 458, 393, 465, 461, 462, 466, 467, 468, 469, 466, 467, 511, 512, 456, 457,
    395, 458, 459, 460, 461, 462, 463, 464, 461, 462, 414, 415, 416, 417, 416, 417, 520, 521, 520, 521, 520,
    521, 436, 437, 438, 439, 438, 439, 486, 487, 486, 487, 486, 487, 416, 417, 506, 507, 390, 508, 509, 510,
    511, 512, 513, 514, 390, 508, 391, 515, 511, 512, 516, 517, 518, 519, 516, 517, 395, 458, 393, 465, 461,
    462, 466, 467, 468, 469, 466, 467, 511, 512, 456, 457, 395, 458, 459, 460, 461, 462, 463, 464, 461, 462,
    380, 522, 381, 523, 381, 523, 400, 524, 400, 524, 400, 524, 388, 494, 389, 495, 389, 495, 396, 496, 396,
    496, 396, 496, 525, 526, 380, 522, 380, 522, 381, 523, 381, 523, 381, 523, 500, 501, 388, 494, 388, 494,
    389, 495, 389, 495, 389, 495, 434, 435, 436, 437, 436, 437, 438, 439, 438, 439, 438, 439, 527, 528, 528,
    529, 530, 529, 529, 529, 528, 529, 529, 530, 530, 530, 531, 531, 357, 532, 533, 285, 534, 285, 534, 535,
    536, 537, 538, 539, 540, 538, 541, 542, 542, 531, 543, 544, 317, 545, 300, 546, 547, 343, 298, 548, 549,
    550, 550, 551, 551, 551, 551, 552, 551, 551, 552, 551, 551, 551, 551, 551, 551, 551, 552, 551, 551, 552,
    551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 551, 552,
    551, 552, 551, 551, 551, 553, 553, 554, 555, 300, 300, 300, 556, 556, 307, 307, 557, 286, 286, 286, 558,
    558, 328, 558, 558, 559, 560, 561, 560, 562, 559, 561, 283, 283, 283, 283, 15, 563, 83, 300, 318, 564,
    565, 565, 566, 567, 565, 568, 568, 568, 565, 565, 565, 565, 565, 569, 565, 565, 565, 565, 570, 570, 571,
    572, 573, 574, 575, 575, 576, 575, 575, 577, 577, 577, 575, 575, 575, 575, 575, 578, 575, 575, 575, 575,
    579, 580, 581, 582, 583, 584, 585, 586, 587, 298, 542, 588, 589, 160, 298, 298, 542, 590, 591, 592, 593,
    593, 594, 591, 593, 595, 596, 597, 598, 289, 289, 599, 599, 600, 601, 602, 603, 317, 604, 600, 605, 14,
    606, 607, 608, 609, 610, 611, 612, 600, 600, 606, 613, 600, 614, 73, 607, 615, 616, 616, 617, 616, 616,
    616, 616, 616, 615, 618, 592, 609, 300, 300, 300, 304, 304, 619, 357, 620, 305, 305, 305, 589, 621, 622,
    298, 623, 623, 623, 623, 624, 624, 623, 624, 624, 623, 624, 624, 624, 624, 623, 624, 624, 623, 624, 624,
    623, 623, 623, 623, 623, 624, 624, 623, 625, 298, 626, 626, 569, 627, 627, 628, 629, 627, 630, 630, 630,
    627, 627, 627, 627, 627, 631, 627, 627, 627, 627, 632, 632, 633, 634, 634, 635, 636, 636, 637, 636, 636,
    638, 638, 638, 636, 636, 636, 636, 636, 639, 636, 636, 636, 636, 640, 640, 641, 642, 642, 643, 644, 645,
    646, 647, 647, 648, 649, 649, 650, 650, 650, 650, 651, 649, 650, 650, 650, 650, 652, 652, 652, 651, 652,
    652, 649, 649, 653, 654, 654, 654, 655, 656, 657, 656, 657, 658, 619, 305, 305, 305, 659, 660, 590, 661,
    662, 662, 662, 662, 662, 662, 662, 662, 662, 662, 663, 663, 662, 664, 665, 666, 667, 668, 669, 670, 670,
    670, 670, 671, 672, 668, 670, 670, 670, 670, 670, 670, 673, 670, 670, 674, 675, 675, 676, 675, 675, 668,
    668, 668, 670, 670, 670, 670, 677, 678, 678, 679, 680, 681, 682, 681, 682, 317, 317, 317, 683, 683, 683,
    625, 684, 685, 686, 626, 687, 298, 688, 689, 690, 691, 689, 692, 693, 694, 692, 695, 691, 696, 697, 698,
    688, 699, 689, 699, 698, 700, 689, 701, 692, 701, 700, 702, 692, 703, 695, 703, 704, 704, 3, 4, 4, 705,
    705, 705, 705, 0, 0, 0, 0, 0, 0, 706, 706, 706, 707, 3, 706, 706, 708, 709, 710, 710, 710, 710, 708, 709,
    711, 711, 712, 712, 713, 713, 714, 714, 715, 27, 716, 192, 717, 192, 717, 716, 718, 716, 27, 27, 719,
    719, 719, 719, 719, 719, 716, 185, 720, 715, 715, 718, 715, 184, 721, 722, 723, 722, 723, 181, 724, 715,
    184, 721, 722, 723, 722, 723, 181, 724, 716, 715, 725, 726, 27, 27, 716, 716, 28, 727, 27, 715, 716, 27,
    716, 715, 715, 715, 716, 715, 0, 728, 0, 718, 0, 718, 716, 0, 728, 0, 718, 0, 718, 729, 730, 5, 731, 732,
    31, 26, 720, 59, 733, 28, 59, 734, 5, 734, 4, 4, 4, 4, 27, 735, 719, 736, 719, 6, 737, 0, 737, 738, 739,
    738, 739, 738, 739, 738, 739, 271, 740, 731, 732, 5, 5, 271, 740, 731, 732, 741, 742, 743, 744, 745, 746,
    747, 748, 189, 31, 189, 189, 31, 189, 720, 720, 749, 750, 751, 752, 726, 753, 31, 5, 62, 754, 61, 755, 5,
    720, 5, 720, 26, 754, 726, 756, 757, 5, 720, 5, 720, 26, 5, 715, 26, 716, 33, 716, 5, 758, 27, 758, 27,
    28, 27, 758, 27, 758, 27, 758, 27, 751, 752, 5, 5, 715, 731, 732, 60, 733, 756, 759, 760, 761, 62, 725,
    762, 763, 5, 720, 5, 720, 764, 765, 766, 767, 768, 769, 770, 771, 31, 0, 0, 4, 4, 27, 6, 6, 6, 27, 6, 4,
    6, 6, 6, 0, 6, 6, 0, 6, 27, 27, 27, 27, 27, 26, 26, 28, 772, 772, 5, 26, 26, 28, 33, 33, 4, 28, 29, 29,
    4, 773, 773, 4, 33, 33, 33, 33, 33, 33, 26, 26, 26, 26, 774, 741, 775, 742, 776, 776, 777, 778, 778, 779,
    780, 780, 781, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 738, 738, 26, 33, 33, 26, 26, 26, 26, 28, 26, 26,
    28, 28, 28, 28, 5, 5, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 28, 26, 26, 26, 26, 26, 26, 28,
    26, 26, 5, 26, 26, 782, 783, 784, 785, 764, 786, 786, 765, 765, 787, 0, 6, 737, 788, 6, 737, 788, 789, 0,
    0, 0, 0, 0, 0, 0, 0, 18, 18, 18, 23, 16, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 790, 0, 0, 18, 18, 18, 710, 710, 710, 710, 791, 792, 791, 792, 0, 4, 18, 18,
    18, 0, 0, 0, 0, 0, 0, 706, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 18, 18, 18, 0, 4, 793, 793, 794, 276, 795, 276,
    796, 622, 9, 797, 798, 799, 23, 23, 23, 800, 7, 801, 9, 802, 622, 803, 604, 16, 804, 298, 298, 805, 806,
    807, 12, 793, 658, 808, 809, 810, 706, 809, 802, 706, 811, 805, 812, 813, 813, 814, 815, 816, 817, 818,
    819, 820, 821, 822, 823, 824, 825, 825, 826, 821, 705, 705, 827, 816, 828, 808, 829, 802, 830, 831, 298,
    276, 275, 622, 275, 832, 833, 834, 833, 3, 835, 836, 836, 837, 838, 839, 839, 839, 839, 840, 841, 842,
    843, 844, 845, 190, 190, 846, 847, 847, 847, 848, 849, 850, 851, 852, 853, 840, 847, 854, 855, 856, 840,
    839, 857, 858, 859, 860, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 849, 839, 870, 871, 872, 873,
    846, 874, 850, 850, 852, 871, 852, 875, 875, 875, 875, 876, 877, 876, 664, 878, 878, 878, 879, 879, 879,
    809, 705, 880, 0, 805, 805, 881, 706, 882, 821, 809, 3, 883, 3, 298, 343, 298, 52, 884, 885, 885, 885,
    886, 887, 888, 885, 888, 888, 889, 890, 890, 889, 887, 891, 889, 891, 892, 893, 893, 894, 889, 889, 895,
    896, 893, 888, 888, 888, 896, 893, 888, 888, 888, 888, 888, 889, 889, 888, 887, 887, 888, 885, 897, 888,
    885, 885, 887, 897, 898, 898, 898, 899, 900, 901, 902, 903, 25, 904, 905, 906, 907, 908, 909, 910, 911,
    180, 912, 913, 914, 914, 914, 915, 161, 916, 917, 918, 919, 298, 920, 298, 319, 319, 348, 348, 921, 922,
    923, 619, 619, 924, 805, 925, 269, 926, 927, 927, 928, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    303, 0, 0, 0, 0, 0, 303, 0, 4, 4, 0, 0, 0, 0, 688, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 303, 0,
    4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 929, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4,
    4, 4, 303, 303, 4, 930, 930, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 303, 0, 0, 303, 0, 303, 0, 303, 0, 303, 0, 303, 0, 303, 929, 303, 303, 0,
    0, 0, 0, 0, 303, 0, 303, 303, 303, 0, 0, 0, 0, 303, 0, 303, 303, 303, 303, 303, 303, 303, 303, 6, 6, 6,
    6, 6, 6, 6, 6, 0, 0, 303, 303, 0, 303, 4, 0, 0, 4, 0, 303, 0, 0, 303, 0, 303, 303, 0, 303, 0, 0, 303, 0,
    0, 0, 4, 6, 931, 10, 932, 4, 0, 0, 4, 4, 4, 0, 6, 0, 6, 6, 6, 6, 0, 303, 0, 303, 0, 303, 0, 0, 0, 303, 0,
    6, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 933, 934, 933,
    933, 933, 933, 935, 935, 933, 933, 933, 936, 936, 933, 933, 933, 934, 933, 933, 933, 933, 933, 933, 937,
    936, 936, 938, 936, 936, 935, 935, 933, 933, 933, 933, 939, 940, 941, 939, 940, 941, 939, 940, 941, 939,
    940, 941, 939, 940, 941, 939, 940, 941, 942, 942, 6, 10, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 0, 6, 10, 10, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0,
    0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6,
    6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6,
    6, 6, 6, 6, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 6, 10, 6, 0, 0,
    6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0,
    0, 0, 0, 6, 0, 0, 6, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 6, 689, 10, 932, 943, 6, 6, 6, 6, 6, 6, 0, 6, 0, 6, 6,
    6, 0, 0, 6, 6, 0, 0, 6, 6, 6, 6, 6, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 0,
    0, 0, 0, 0, 0, 0, 10, 303, 10, 10, 10, 10, 10, 303, 10, 10, 10, 10, 303, 10, 303, 303, 0, 6, 6, 6, 6, 6,
    0, 6, 6, 6, 6, 0, 0, 0, 303, 10, 10, 10, 10, 303, 303, 303, 10, 10, 10, 10, 303, 303, 303, 303, 303, 0,
    6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 303, 0, 4, 4, 4, 4, 4, 931, 0, 931,
    0, 944, 6, 944, 6, 4, 0, 0, 6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 0, 303, 10, 10, 10, 10, 10, 303, 10, 10, 10,
    10, 10, 303, 303, 0, 6, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 0, 688, 0, 0, 303, 0, 0, 0, 0, 0, 945, 946, 947,
    945, 946, 947, 945, 946, 947, 945, 946, 947, 945, 946, 947, 948, 4, 4, 944, 944, 944, 944, 303, 0, 303,
    0, 10, 6, 0, 0, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 6, 4, 4, 4, 0, 4, 0, 4, 4, 10, 689, 689, 689,
    689, 303, 303, 4, 931, 0, 931, 0, 929, 303, 0, 10, 10, 10, 689, 689, 0, 948, 932, 689, 689, 10, 166, 0,
    0, 0, 0, 0, 0, 303, 303, 4, 303, 303, 10, 10, 10, 10, 10, 303, 10, 10, 10, 10, 10, 4, 0, 0, 0, 0, 949,
    949, 190, 190, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 4, 4, 4, 4, 33, 33, 0, 0, 949,
    949, 0, 0, 0, 0, 10, 10, 166, 166, 10, 10, 166, 166, 950, 950, 951, 951, 952, 952, 950, 950, 951, 951,
    952, 952, 950, 950, 951, 951, 952, 952, 950, 950, 951, 951, 952, 952, 953, 953, 954, 954, 955, 955, 953,
    953, 954, 954, 955, 955, 953, 953, 954, 954, 955, 955, 956, 956, 953, 953, 954, 954, 955, 955, 956, 956,
    953, 953, 954, 954, 955, 955, 956, 956, 953, 953, 954, 954, 955, 955, 956, 956, 866, 866, 4, 4, 866, 866,
    866, 866, 866, 866, 866, 866, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0,
    949, 949, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 0, 0, 718,
    718, 957, 957, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 0, 0, 190, 190, 6, 6, 10, 10, 0,
    0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 0, 0, 866, 866, 866, 866, 4, 4, 866, 866, 4, 4, 4, 4, 4, 4, 866, 866, 866, 866, 866,
    866, 866, 866, 866, 866, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 949, 949, 4, 4, 4, 4, 866, 866, 4, 4, 0, 0, 4, 4,
    4, 4, 4, 4, 0, 0, 4, 4, 949, 949, 866, 866, 866, 866, 949, 949, 83, 83, 83, 83, 4, 4, 0, 0, 4, 4, 6, 6,
    0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0,
    0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 949, 949, 190, 190, 190,
    190, 190, 190, 949, 949, 190, 190, 190, 190, 190, 190, 0, 0, 6, 6, 6, 6, 6, 6, 949, 949, 0, 0, 0, 0, 949,
    949, 0, 0, 0, 0, 866, 866, 4, 4, 4, 4, 958, 958, 959, 959, 960, 960, 959, 959, 960, 960, 959, 959, 960,
    960, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0,
    0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6,
    6, 6, 6, 6, 866, 866, 866, 866, 866, 866, 866, 866, 0, 0, 6, 6, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 6, 6, 6, 6, 737, 737, 166, 166, 10, 10, 6, 6, 6, 6, 737, 737, 166, 166, 10, 10, 956, 956, 956, 956,
    956, 956, 956, 956, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 949, 949, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 949,
    949, 190, 190, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 949, 949, 949, 949, 949, 949,
    0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 0,
    0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 0, 0, 6, 6, 0, 0,
    6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 6, 6, 271, 271, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6,
    0, 0, 6, 6, 0, 0, 271, 271, 271, 271, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 866, 866, 866, 866, 866, 866, 866,
    866, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 0, 0, 6, 6, 0, 0, 6, 6, 10, 10, 166, 166, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 10, 10, 166,
    166, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 10, 166, 166, 0, 0, 0, 0, 0, 0, 0,
    0, 4, 4, 961, 961, 961, 961, 962, 962, 961, 961, 961, 961, 962, 962, 961, 961, 961, 961, 962, 962, 4, 4,
    0, 0, 4, 4, 0, 0, 4, 4, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 949, 949, 0, 0, 949, 949, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 949, 949, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 0, 0, 0, 0, 718, 718, 957, 957, 0, 0, 0,
    0, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6,
    6, 6, 0, 0, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 0, 0, 6, 6, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4, 4, 4, 0, 0, 4,
    4, 4, 4, 16, 16, 16, 16, 16, 963, 963, 964, 965, 965, 966, 966, 965, 967, 967, 967, 967, 967, 967, 968,
    968, 968, 968, 968, 969, 16, 970, 971, 972, 973, 972, 973, 974, 975, 976, 977, 977, 978, 979, 980, 980,
    978, 981, 982, 983, 984, 985, 986, 987, 987, 348, 348, 988, 83, 974, 10, 298, 298, 298, 805, 805, 989,
    990, 990, 809, 802, 802, 802, 802, 802, 802, 802, 802, 991, 991, 992, 992, 993, 993, 989, 994, 994, 994,
    994, 989, 809, 809, 809, 809, 805, 805, 805, 805, 995, 995, 995, 996, 996, 996, 995, 995, 995, 995, 995,
    995, 996, 996, 996, 996, 996, 996, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994,
    994, 994, 994, 994, 994, 994, 994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997,
    998, 998, 998, 998, 999, 1000, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 994, 994, 994, 994, 994,
    994, 994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994,
    1000, 1000, 1000, 1000, 997, 997, 994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 997, 997, 994, 994,
    997, 994, 994, 994, 994, 994, 994, 999, 999, 997, 997, 997, 997, 997, 997, 997, 997, 999, 999, 997, 997,
    999, 999, 999, 999, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994,
    994, 999, 999, 1000, 1000, 994, 994, 997, 997, 994, 994, 997, 994, 994, 994, 994, 994, 997, 994, 994,
    994, 994, 997, 994, 994, 994, 994, 997, 994, 994, 994, 994, 994, 997, 994, 994, 994, 994, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    1000, 1000, 1000, 1000, 1001, 1002, 1001, 1001, 1001, 1001, 1003, 999, 999, 999, 999, 999, 999, 999, 999,
    999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 997,
    997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997,
    997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994,
    994, 994, 994, 999, 999, 999, 999, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 994, 994, 994, 994, 997, 998, 997, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994,
    994, 997, 998, 1000, 1000, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998,
    998, 998, 998, 998, 998, 994, 994, 994, 994, 1002, 1002, 1002, 1002, 997, 997, 997, 997, 994, 994, 994,
    994, 994, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998,
    998, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 999, 999, 999, 999, 998, 1000, 998, 998,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 997,
    997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997,
    998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000,
    1000, 1000, 1000, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000, 1000, 1000, 1000, 997,
    997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 998, 998,
    998, 998, 997, 997, 997, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000,
    1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
    997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997,
    997, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997, 997, 997, 1004, 1005,
    1005, 1005, 1005, 1006, 997, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 992, 794, 994, 994, 994, 994, 994, 994, 994, 994,
    994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998,
    998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 999, 1000,
    997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 994, 994, 994, 994, 994, 994, 994, 994, 997, 997, 997,
    997, 997, 997, 997, 997, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 1000, 1000, 1000, 1000, 997,
    997, 994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 997, 997, 994, 994, 997, 994, 994, 994, 994, 994,
    994, 999, 999, 997, 997, 997, 997, 997, 997, 997, 997, 999, 999, 997, 997, 999, 999, 999, 999, 994, 994,
    994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 994, 999, 999, 1000, 1000,
    994, 994, 997, 997, 994, 994, 997, 994, 994, 994, 994, 994, 997, 994, 994, 994, 994, 997, 994, 994, 994,
    994, 997, 994, 994, 994, 994, 994, 997, 994, 994, 994, 994, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000, 1001,
    1002, 1001, 1001, 1001, 1001, 1003, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999,
    999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 999, 997, 997, 997, 997, 997, 997, 997,
    997, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998, 998,
    998, 998, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 994, 994, 999, 999, 999,
    999, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 997,
    998, 997, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 994, 994, 994, 994, 1000, 997, 997, 997, 997,
    997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 994, 994, 994, 994, 1002, 1002, 1002, 1002,
    997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 997, 997,
    997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 999, 999,
    999, 999, 998, 1000, 998, 998, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 998, 998,
    998, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997,
    997, 997, 997, 997, 997, 997, 998, 998, 998, 998, 998, 998, 998, 998, 997, 997, 997, 997, 998, 998, 998,
    998, 997, 997, 997, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000,
    1000, 1000, 1000, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000, 1000, 1000, 1000, 997,
    997, 997, 997, 998, 998, 998, 998, 997, 997, 997, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997,
    1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000,
    1000, 1000, 1000, 1000, 997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000,
    997, 997, 997, 997, 997, 997, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 997, 997, 997, 997, 997,
    997, 997, 997, 1004, 1005, 1005, 1005, 1005, 1006, 997, 997, 997, 997, 997, 998, 998, 998, 998, 997, 997,
    997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 997, 998, 1007, 1007, 1008, 1009,
    1008, 1009, 1007, 1007, 1007, 1007, 1007, 1007, 1007, 1007, 1007, 1007, 1008, 1009, 991, 1010, 989, 1011,
    1012, 66, 66, 348, 348, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 250, 658, 1022, 658, 1023,
    1024, 1023, 1025, 1024, 1026, 1027, 1026, 658, 1022, 658, 809, 809, 809, 9, 9, 9, 9, 9, 9, 802, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 802, 802, 9, 802, 9, 9, 9, 9, 9, 9, 9, 1028, 1028, 1028, 1028,
    802, 9, 1028, 1029, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1029, 9, 9,
    9, 9, 1028, 1028, 1028, 1028, 7, 7, 7, 7, 1029, 1029, 1029, 1029, 7, 7, 7, 7, 1029, 1029, 1029, 1029,
    705, 7, 1029, 7, 1029, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 705, 705, 705, 705, 705, 707, 7, 1029, 9, 9,
    9, 9, 1028, 1028, 1028, 1028, 705, 705, 705, 705, 705, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 991, 9, 9, 9,
    9, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 9, 9, 9, 9, 1028, 1028, 1028,
    1028, 1028, 1028, 1028, 1028, 805, 805, 805, 802, 802, 802, 802, 802, 802, 805, 805, 805, 9, 9, 9, 9, 9,
    9, 9, 9, 1010, 9, 9, 9, 9, 9, 9, 9, 9, 7, 9, 9, 9, 9, 9, 9, 7, 7, 7, 7, 7, 7, 7, 792, 792, 792, 792, 7,
    7, 7, 7, 792, 792, 792, 792, 7, 7, 7, 7, 7, 7, 7, 7, 7, 802, 802, 802, 802, 802, 802, 9, 9, 9, 9, 9, 9,
    705, 705, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 705, 705, 705, 705,
    705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7,
    9, 9, 705, 705, 705, 705, 705, 705, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 705, 705, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 705, 705, 705, 705, 9, 9, 705, 705, 705, 705, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 7, 7, 1030, 1031, 1031, 1031, 1031, 1032, 1032, 1032, 1032,
    1032, 1033, 1033, 1033, 1033, 1032, 1032, 1032, 7, 1032, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 792, 792, 792,
    792, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 9, 9, 9, 9, 9, 705, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 802, 802, 9, 9, 802, 802, 802, 802, 802, 802, 802, 802, 802, 9, 9, 7, 792, 9,
    9, 9, 9, 9, 9, 705, 705, 705, 705, 705, 705, 705, 705, 9, 1028, 9, 1028, 9, 9, 9, 9, 9, 9, 9, 9, 9, 705,
    705, 705, 705, 23, 23, 705, 705, 705, 705, 705, 705, 705, 705, 705, 705, 802, 1029, 1029, 9, 9, 802, 802,
    1029, 705, 1034, 705, 705, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 1028, 9, 802, 802,
    802, 802, 9, 9, 9, 9, 9, 9, 9, 7, 7, 7, 7, 1029, 1029, 1029, 1029, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 9,
    9, 9, 9, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 1028, 1028, 1028, 1028,
    9, 9, 9, 9, 1028, 1028, 1028, 1028, 9, 9, 9, 9, 1028, 1028, 1028, 1028, 1035, 1035, 1035, 1035, 1035,
    1035, 9, 9, 802, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 802, 9, 802, 9, 9, 9, 9, 9,
    9, 9, 1028, 1028, 1028, 1028, 7, 7, 7, 7, 794, 9, 1028, 1036, 298, 1037, 157, 157, 157, 1038, 1038, 157,
    157, 157, 1038, 1038, 157, 157, 157, 1038, 1038, 157, 157, 157, 1038, 1038, 1039, 1039, 1040, 1040, 1041,
    1041, 1041, 1041, 1042, 1042, 1041, 1041, 1041, 1041, 1041, 1041, 1041, 1041, 1041, 1041, 1041, 1041,
    1041, 1041, 1043, 1044, 1044, 1044, 1044, 1044, 1044, 1045, 1045, 1046, 1047, 1046, 1047, 1046, 1047,
    1046, 1047, 1046, 1047, 1046, 1047, 1048, 1045, 1048, 1045, 1049, 1049, 1049, 1049, 1050, 1050, 1038,
    1038, 160, 160, 160, 1049, 1049, 1049, 1049, 1051, 1051, 1052, 1052, 4, 4, 1053, 1054, 1055, 1056, 1057,
    1058, 1059, 1060, 1061, 1062, 1063, 1061, 1064, 1063, 1061, 1064, 1065, 1066, 1067, 1060, 1063, 1063,
    1068, 1069, 1070, 1071, 1069, 1072, 1071, 1069, 1072, 1073, 1074, 1075, 1068, 1071, 1071, 1076, 1077,
    1078, 1079, 1077, 1080, 1079, 1077, 1080, 1081, 1082, 1083, 1076, 1079, 1079, 1084, 1085, 1086, 1087,
    1088, 1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088,
    1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084,
    1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085,
    1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085, 1086, 1084, 1085, 1086, 1087, 1088, 1084, 1085, 1086,
    1086, 1089, 1089, 1090, 1091, 1090, 1091, 1090, 1091, 1090, 1091, 3, 1043, 1043, 1043, 1043, 3, 989, 160,
    160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160,
    160, 160, 160, 160, 1092, 1092, 0, 0, 949, 949, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1049, 1049, 1049,
    1049, 1049, 1049, 1049, 1049, 1049, 1049, 1093, 839, 839, 1094, 1049, 1049, 1049, 1049, 160, 160, 1049,
    1049, 160, 160, 1049, 1049, 1049, 1049, 1049, 1049, 1049, 1049, 1049, 1049, 160, 160, 160, 160, 160, 160,
    160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 1049, 1049, 1049, 1049, 160, 1049, 1049,
    1049, 1049, 1049, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 1038,
    1038, 1038, 1038, 1038, 1038, 1038, 1038, 1038, 1038, 1095, 1095, 1096, 1096, 1096, 1096, 1096, 1096,
    1096, 1096, 1096, 1097, 1097, 1097, 1097, 1096, 1096, 1096, 1096, 1096, 1098, 1038, 1038, 1038, 1038,
    1038, 1038, 1038, 1038, 1038, 1038, 1038, 1038, 1038, 1038, 157, 157, 1038, 1038, 1099, 1099, 1099, 1099,
    157, 157, 1038, 1038, 157, 157, 1038, 1038, 1099, 1099, 1099, 1099, 157, 157, 1038, 1038, 1100, 1100,
    160, 160, 160, 300, 285, 285, 1099, 1099, 285, 285, 300, 285, 285, 285, 1101, 1101, 285, 285, 285, 1101,
    1101, 285, 285, 1101, 1101, 1099, 285, 285, 285, 285, 285, 285, 1101, 1101, 1099, 285, 285, 300, 285,
    285, 1099, 1099, 300, 285, 285, 1099, 1099, 157, 157, 157, 157, 157, 157, 1102, 1102, 157, 157, 157,
    1102, 1102, 157, 157, 157, 1102, 1102, 157, 157, 157, 1102, 1102, 157, 157, 157, 157, 157, 157, 157, 157,
    157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 1102, 1102, 157, 157,
    157, 1102, 1102, 157, 157, 157, 1102, 1102, 157, 157, 157, 1102, 1102, 157, 157, 157, 157, 157, 157, 157,
    157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 285, 1103, 1103, 1104, 1104, 1105, 1105, 160, 160,
    160, 160, 160, 160, 160, 160, 1106, 1106, 1106, 1106, 1099, 1099, 1099, 1099, 1107, 661, 1108, 1108,
    1108, 1108, 1104, 4, 4, 4, 1109, 1109, 1109, 1110, 1110, 1110, 1111, 1111, 1109, 1109, 1110, 1110, 1112,
    1112, 1113, 1113, 1114, 1114, 1115, 1116, 1117, 4, 4, 4, 160, 160, 160, 160, 160, 160, 160, 160, 157,
    1118, 1118, 1119, 1119, 1120, 1120, 1121, 1121, 1122, 1123, 1122, 1123, 1045, 1046, 1045, 1046, 1124,
    1124, 1122, 1123, 1122, 1123, 1045, 1046, 1045, 1046, 1121, 1122, 1123, 1122, 1123, 1045, 1046, 1045,
    1046, 1124, 1124, 1122, 1123, 1122, 1123, 1045, 1046, 1045, 1046, 1121, 1122, 1122, 1122, 1122, 1122,
    1122, 1122, 1122, 1125, 1125, 1126, 1126, 1127, 1124, 1128, 1128, 1129, 1129, 1128, 1128, 1129, 1129,
    1124, 1128, 1128, 1129, 1129, 1130, 1130, 1131, 1131, 1128, 1128, 1129, 1129, 1130, 1130, 1131, 1131,
    1132, 1132, 1132, 1133, 1134, 1135, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136,
    1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136,
    1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136,
    1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1136, 1134, 1137, 1137, 1137, 1137, 1138, 1139, 1139,
    1139, 1139, 1134, 1136, 1133, 1133, 1133, 1133, 1133, 1133, 1133, 1133, 1140, 1140, 1140, 1140, 1141,
    1141, 1141, 1141, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140,
    1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1140, 1141, 1141, 1141, 1141, 1141, 1141,
    1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141, 1141,
    1141, 1141, 1133, 1133, 1134, 1134, 1133, 1133, 1134, 1134, 1133, 1133, 1134, 1134, 1133, 1133, 1134,
    1134, 1139, 1133, 1134, 1134, 1134, 1134, 1134, 1134, 1134, 1134, 1133, 1142, 1133, 1141, 1134, 1135,
    1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1143, 1144,
    1145, 1143, 1144, 1145, 1143, 1144, 1145, 1135, 1143, 1144, 1145, 1146, 1146, 1146, 1146, 1146, 1146,
    1146, 1146, 1147, 1148, 1147, 1149, 1149, 1150, 1149, 1151, 1151, 1151, 1151, 1151, 1151, 1151, 1151,
    1146, 1146, 1146, 1146, 1151, 1151, 1146, 1146, 1151, 1151, 1146, 1146, 1151, 1151, 1146, 1146, 1151,
    1151, 1146, 1146, 1147, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152,
    1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152,
    1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152, 1152,
    1152, 1152, 1152, 1152, 1152, 1152, 1152, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1147, 1148,
    1147, 1149, 1149, 1150, 1149, 1151, 1151, 1151, 1151, 1151, 1151, 1151, 1151, 1146, 1146, 1146, 1146,
    1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153,
    1153, 1153, 1153, 1153, 1153, 1153, 1153, 1153, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146,
    1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1146, 1151,
    1151, 1146, 1146, 1151, 1151, 1146, 1146, 1151, 1151, 1146, 1146, 1151, 1151, 1146, 1146, 1147, 1133,
    1134, 1135, 4, 4, 4, 4, 4, 1154, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157, 157,
    157, 157, 1102, 157, 157, 1102, 1155, 160, 160, 1156, 1157, 1157, 1157, 1157, 1157, 1157, 1157, 1157,
    1158, 1157, 285, 1099, 1038, 1038, 1099, 1038, 1038, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 292, 1159,
    1159, 1160, 1161, 1162, 1162, 661, 1160, 1163, 1164, 1164, 661, 1160, 1161, 1162, 1162, 1165, 1166, 1167,
    1167, 292, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317,
    317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 317, 1168, 1169, 317, 1170, 317, 317, 317,
    317, 317, 1160, 1163, 1164, 1164, 1165, 1171, 1172, 1172, 317, 1165, 1173, 1173, 1174, 317, 1159, 1159,
    1159, 1159, 317, 1165, 683, 683, 1175, 292, 317, 1176, 1120, 1120, 1177, 1177, 1177, 1177, 1177, 1177,
    1177, 1177, 1120, 1120, 1120, 1120, 1120, 1120, 160, 160, 160, 160, 4, 4, 2, 4, 285, 1101, 1101, 285,
    1101, 1101, 160, 160, 160, 1178, 1178, 1038, 1038, 1179, 1180, 1179, 1180, 1179, 1180, 1179, 1180, 1179,
    1180, 1179, 1180, 1181, 1182, 1181, 1182, 1181, 1182, 1181, 1182, 1181, 1182, 1181, 1182, 1181, 1182,
    1181, 1182, 1179, 1180, 1179, 1180, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1183, 1183, 1184,
    1185, 1186, 1184, 1184, 1185, 1185, 1186, 1186, 1187, 1188, 1187, 1187, 1188, 1187, 1187, 1188, 1187,
    1187, 1188, 1187, 1189, 1190, 1189, 1189, 1190, 1189, 1189, 1190, 1189, 1189, 1190, 1189, 1191, 1192,
    1191, 1191, 1192, 1191, 1191, 1192, 1191, 1193, 1194, 1193, 1193, 1194, 1193, 1193, 1194, 1193, 1193,
    1194, 1193, 1195, 1196, 1195, 1195, 1196, 1195, 1195, 1196, 1195, 1195, 1196, 1195, 1197, 1198, 1197,
    1197, 1198, 1197, 1197, 1198, 1197, 1199, 1200, 1199, 1199, 1200, 1199, 1199, 1200, 1199, 1199, 1200,
    1199, 1201, 1202, 1201, 1201, 1202, 1201, 1201, 1202, 1201, 1201, 1202, 1201, 1203, 1204, 1203, 1203,
    1204, 1203, 1203, 1204, 1203, 1187, 1188, 1187, 1187, 1188, 1187, 1187, 1188, 1187, 1187, 1188, 1187,
    1189, 1190, 1189, 1189, 1190, 1189, 1189, 1190, 1189, 1189, 1190, 1189, 1191, 1192, 1191, 1191, 1192,
    1191, 1191, 1192, 1191, 1199, 1200, 1199, 1199, 1200, 1199, 1199, 1200, 1199, 1199, 1200, 1199, 1201,
    1202, 1201, 1201, 1202, 1201, 1201, 1202, 1201, 1201, 1202, 1201, 1203, 1204, 1203, 1203, 1204, 1203,
    1203, 1204, 1203, 4, 4, 4, 4, 4, 4, 1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206,
    1205, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1209, 1210, 1209, 1209,
    1210, 1209, 1209, 1210, 1209, 1211, 1212, 1211, 1211, 1212, 1211, 1211, 1212, 1211, 1211, 1212, 1211,
    1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206, 1205, 1213, 1214, 1213, 1213, 1214,
    1213, 1213, 1214, 1213, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1213,
    1214, 1213, 1213, 1214, 1213, 1213, 1214, 1213, 1213, 1214, 1213, 1215, 1216, 1215, 1215, 1216, 1215,
    1215, 1216, 1215, 1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206, 1205, 1205, 1206, 1205, 1207, 1208,
    1207, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1209, 1210, 1209, 1209, 1210, 1209, 1209,
    1210, 1209, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1207, 1208, 1207, 1213, 1214, 1213,
    1213, 1214, 1213, 1213, 1214, 1213, 1213, 1214, 1213, 1215, 1216, 1215, 1215, 1216, 1215, 1215, 1216,
    1215, 1206, 1206, 1206, 1208, 1208, 1208, 1210, 1210, 1210, 1212, 1212, 1212, 1206, 1206, 1206, 1214,
    1214, 1214, 1208, 1208, 1208, 1214, 1214, 1214, 1216, 1216, 1216, 1206, 1206, 1206, 1208, 1208, 1208,
    1210, 1210, 1210, 1208, 1208, 1208, 1214, 1214, 1214, 1216, 1216, 1216, 1217, 1217, 1217, 1217, 1218,
    1218, 1219, 1219, 1219, 1219, 1218, 1218, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219,
    1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219,
    1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1219, 1220, 1220, 1105, 1105, 1221, 1221, 1221, 1221,
    1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1222, 1222, 1222, 1222, 1222, 1222, 1222, 1222,
    1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1221, 1223,
    1224, 1224, 1225, 1225, 1225, 1225, 1225, 1225, 1226, 1227, 1227, 1228, 1229, 1229, 1230, 1230, 1230,
    1230, 1230, 1230, 1231, 1232, 1232, 1233, 1234, 1235, 1236, 1235, 1236, 1237, 1237, 1237, 1237, 1237,
    1237, 1238, 1239, 1240, 1241, 1240, 1241, 1242, 1243, 1244, 1245, 1244, 1245, 1246, 1246, 1246, 1246,
    1246, 1246, 1247, 1248, 1249, 1250, 1249, 1250, 1251, 1252, 1252, 1253, 1254, 1255, 1256, 1254, 1257,
    1257, 1258, 1258, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1260,
    1260, 1260, 1260, 1260, 1260, 1260, 1260, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259, 1259,
    1259, 1259, 1259, 1259, 1259, 1259, 1257, 1257, 1261, 1261, 1262, 1263, 1264, 1261, 1261, 1265, 1264,
    1266, 1267, 1268, 1268, 1268, 1269, 1269, 1269, 1203, 1203, 1203, 1203, 1203, 1203, 1269, 1269, 1269,
    1203, 1203, 1203, 1191, 1191, 1191, 1191, 1191, 1191, 1270, 1270, 1270, 1268, 1268, 1268, 1269, 1269,
    1269, 1269, 1269, 1269, 1271, 1271, 1271, 1269, 1269, 1269, 1203, 1203, 1203, 1203, 1203, 1203, 1272,
    1272, 1272, 1268, 1268, 1268, 1269, 1269, 1269, 1269, 1269, 1269, 1273, 1273, 1273, 1268, 1268, 1268,
    1268, 1268, 1268, 1269, 1269, 1269, 1269, 1269, 1269, 1203, 1203, 1203, 1191, 1191, 1191, 1191, 1191,
    1191, 1203, 1203, 1203, 1191, 1191, 1191, 1197, 1197, 1197, 1197, 1197, 1197, 1271, 1271, 1271, 1269,
    1269, 1269, 1203, 1203, 1203, 1203, 1203, 1203, 1273, 1273, 1273, 1203, 1203, 1203, 1191, 1191, 1191,
    1191, 1191, 1191, 1274, 1274, 1274, 1269, 1269, 1269, 1203, 1203, 1203, 1203, 1203, 1203, 1275, 1275,
    1275, 1268, 1268, 1268, 1269, 1269, 1269, 1276, 1276, 1276, 1269, 1269, 1269, 1203, 1203, 1203, 1277,
    1278, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1203, 1191, 1191, 1191, 1191,
    1191, 1191, 1191, 1191, 1191, 1191, 1191, 1191, 160, 160, 160, 4, 4, 4, 4, 4, 4, 4, 4, 1049, 160, 160,
    160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 160, 1279, 1120, 1279, 1120, 1279, 1120,
    1279, 1120, 1280, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1287, 1284, 1282, 1283, 1284, 1285,
    1286, 1287, 1287, 1284, 1282, 1283, 1284, 1285, 1286, 1287, 1287, 1284, 1282, 1283, 1284, 1285, 1286,
    1287, 1287, 1284, 1282, 1283, 1283, 1285, 1286, 1286, 1282, 1283, 1283, 1285, 1286, 1286, 1288, 1289,
    1289, 1290, 1290, 1291, 1291, 1292, 1292, 1145, 1145, 1145, 1145, 1288, 1289, 1289, 1290, 1290, 1291,
    1291, 1292, 1292, 1145, 1145, 1145, 1145, 1288, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1145,
    1145, 1145, 1145, 1288, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1145, 1145, 1145, 1145, 1293,
    1294, 1294, 1295, 1296, 1296, 1293, 1294, 1294, 1295, 1296, 1296, 1285, 1282, 1285, 1282, 1285, 1282,
    1285, 1282, 1283, 1286, 1283, 1286, 1288, 1288, 1288, 1288, 1294, 1296, 1294, 1296, 1283, 1283, 1282,
    1286, 1286, 1285, 1285, 1282, 1283, 1283, 1282, 1286, 1286, 1285, 1285, 1282, 1284, 1283, 1297, 1287,
    1286, 1298, 1298, 1297, 1284, 1283, 1297, 1287, 1286, 1298, 1298, 1297, 1282, 1283, 1283, 1285, 1286,
    1286, 1282, 1283, 1283, 1285, 1286, 1286, 1299, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1300,
    1300, 1300, 1300, 1299, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1300, 1300, 1300, 1300, 1299,
    1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1300, 1300, 1300, 1300, 1299, 1289, 1289, 1290, 1290,
    1291, 1291, 1292, 1292, 1300, 1300, 1300, 1300, 1293, 1294, 1294, 1295, 1296, 1296, 1293, 1294, 1294,
    1295, 1296, 1296, 1284, 1283, 1297, 1287, 1286, 1298, 1298, 1297, 1284, 1283, 1297, 1287, 1286, 1298,
    1298, 1297, 1283, 1283, 1282, 1286, 1286, 1285, 1285, 1282, 1283, 1283, 1282, 1286, 1286, 1285, 1285,
    1282, 1282, 1283, 1283, 1285, 1286, 1286, 1282, 1283, 1283, 1285, 1286, 1286, 1299, 1289, 1289, 1290,
    1290, 1291, 1291, 1292, 1292, 1300, 1300, 1300, 1300, 1299, 1289, 1289, 1290, 1290, 1291, 1291, 1292,
    1292, 1300, 1300, 1300, 1300, 1299, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1300, 1300, 1300,
    1300, 1299, 1289, 1289, 1290, 1290, 1291, 1291, 1292, 1292, 1300, 1300, 1300, 1300, 1293, 1294, 1294,
    1295, 1296, 1296, 1293, 1294, 1294, 1295, 1296, 1296, 1297, 1298, 1297, 1298, 1284, 1287, 1284, 1287,
    1135, 1135, 1301, 1302, 1301, 1302, 1297, 1298, 1298, 1297, 1297, 1298, 1298, 1297, 1284, 1287, 1284,
    1287, 1135, 1135, 1135, 1135, 1301, 1302, 1301, 1302, 1297, 1298, 1297, 1298, 1297, 1298, 1297, 1298,
    1284, 1287, 1284, 1287, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135, 1135,
    1135, 1135, 1135, 1135, 1135, 1135, 1135, 1301, 1302, 1301, 1302, 1038, 1038, 805, 805, 805, 805, 1303,
    706, 1304, 1303, 1305, 1306, 1307, 805, 706, 802, 809, 809, 805, 706, 1303, 1303, 1303, 1303, 809, 809,
    809, 805, 802, 809, 809, 809, 809, 809, 1308, 16, 658, 1309, 1310, 0, 949, 949, 0, 0, 0, 0, 6, 6, 0, 0,
    0, 0, 4, 931, 931, 706, 3, 818, 818, 818, 818, 278, 278, 278, 4, 4, 278, 278, 1304, 706, 4, 4, 4, 4, 4,
    1311, 1311, 1311, 1311, 1311, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 0, 303,
    0, 0, 0, 4, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 303, 303, 303, 303, 303, 303, 0, 4, 0, 0, 0, 0,
    0, 0, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 303, 6, 6, 6, 6, 10,
    6, 6, 6, 6, 6, 6, 10, 6, 6, 6, 6, 4, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1312, 1312, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 6, 6, 6, 1312, 6, 6, 6, 1312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 6, 0,
    0, 18, 18, 18, 18, 18, 18, 18, 18, 18, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 6, 0, 0, 6, 0, 0, 6, 0, 4, 6, 0, 0,
    10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 4, 0, 4, 0, 4, 0, 4, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 18,
    18, 18, 18, 18, 4, 4, 4, 4, 4, 4, 4, 4, 1313, 1313, 1314, 1315, 1316, 1316, 1316, 1316, 1316, 1316, 1316,
    10, 943, 949, 302, 10, 943, 0, 866, 866, 866, 866, 1317, 0, 1318, 0, 943, 1319, 0, 0, 0, 0, 0, 0, 4, 4,
    1320, 1320, 1320, 706, 1321, 1321, 1321, 1321, 706, 706, 1321, 1322, 1323, 1322, 1323, 1322, 1322, 706,
    706, 0, 0, 0, 0, 0, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1324, 1325, 6, 6, 6, 4, 4, 6, 6, 1326, 4, 4, 4, 4,
    6, 6, 1304, 1304, 1304, 1304, 706, 0, 3, 3, 3, 3, 1327, 1327, 1327, 278, 278, 278, 1327, 3, 6, 6, 6,
    1328, 1328, 1328, 1329, 83, 1330, 83, 1328, 1328, 1328, 737, 1331, 1332, 1333, 866, 114, 1334, 302, 949,
    949, 190, 190, 190, 190, 949, 190, 190, 190, 190, 949, 190, 190, 949, 231, 190, 1335, 1336, 843, 1337,
    1337, 1337, 1337, 843, 1337, 1337, 1337, 1337, 843, 1337, 1337, 788, 789, 789, 789, 789, 788, 789, 789,
    789, 789, 737, 788, 788, 788, 788, 737, 788, 788, 788, 788, 788, 789, 788, 789, 788, 789, 788, 789, 789,
    0, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 6, 6, 6, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 4, 4, 83, 600,
    600, 613, 1338, 706, 1339, 0, 0, 0, 0, 0, 302, 0, 866, 302, 0, 0, 1340, 1320, 1341, 1341, 270, 4, 0, 706,
    706, 706, 706, 0, 19, 19, 4, 1342, 1342, 146, 1342, 1343, 1343, 1343, 1344, 0, 3, 809, 792, 792, 792,
    792, 991, 1304, 972, 991, 1304, 1345, 706, 706, 1304, 809, 1304, 4, 809, 1304, 1304, 972, 0, 0, 1346,
    278, 278, 1032, 1032, 278, 1347, 1347, 1347, 1347, 278, 278, 1348, 1348, 1349, 1349, 1348, 1350, 1350,
    1350, 1350, 1348, 1348, 0, 0, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 949, 4, 4, 4, 0, 0, 0, 4, 4, 303, 303, 4, 4, 4, 4, 6, 6, 6, 6, 166,
    0, 0, 0, 0, 0, 6, 0, 166, 302, 1351, 1352, 1353, 1352, 1354, 1355, 1356, 1357, 1031, 0, 1358, 932, 0,
    303, 1359, 157, 160, 1360, 1360, 157, 1361, 317, 16, 1362, 317, 317, 317, 317, 317, 317, 317, 317, 317,
    317, 317, 317, 683, 683, 683, 1363, 1363, 1364, 1365, 1360, 1360, 1360, 1360, 1360, 1360, 1360, 1360,
    1366, 1367, 14, 15, 841, 1368, 1368, 930, 298, 1369, 1369, 1369, 1369, 157, 157, 157, 157, 160, 1370,
    157, 1371, 1372, 1372, 1372, 1099, 1099, 1099, 1099, 1102, 1102, 1099, 1099, 1099, 1099, 1102, 1373,
    1102, 1050, 1102, 1102, 1101, 1327, 1374, 1375, 1375, 1375, 1375, 1375, 1375, 1375, 1375, 1374, 1376,
    1376, 1376, 1376, 1376, 1376, 1376, 1376, 1377, 1378, 1378, 1377, 1377, 1377, 1377, 1377, 1378, 1105,
    1105, 1105, 1379, 1380, 1381, 1381, 1381, 1381, 1382, 1383, 1382, 1383, 1382, 1383, 1384, 1385, 1386,
    1385, 1386, 1387, 1388, 1389, 1388, 1389, 1371, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398,
    1399, 1400, 1401, 1402, 1403, 1404, 1405, 1405, 1405, 1405, 1405, 1406, 1406, 1406, 1406, 1407, 1408,
    1408, 1409, 1410, 1411, 1411, 1412, 1413, 1414, 1415, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421,
    1420, 1421, 1412, 1413, 1414, 1415, 1414, 1415, 1422, 1423, 1412, 1413, 1414, 1415, 1414, 1415, 1407,
    1408, 1408, 1424, 1407, 1408, 1408, 1425, 1426, 1425, 1426, 1427, 1428, 1427, 1428, 1429, 1430, 1430,
    1430, 1430, 1429, 1429, 1429, 1429, 1429, 1429, 1429, 1429, 1431, 1431, 1431, 1432, 1432, 1432, 1432,
    1390, 1433, 1434, 1435, 160, 160, 160, 160, 160, 157, 157, 160, 157, 157, 160, 157, 160, 157, 160, 160,
    1369, 1369, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450,
    1451, 1450, 1451, 1450, 1451, 1450, 1451, 1452, 1453, 1371, 1454, 1455, 1454, 1455, 1456, 1457, 1458,
    1459, 1460, 1459, 1460, 1459, 1460, 1459, 1460, 1461, 1462, 1459, 1457, 1458, 1463, 1464, 1454, 1455,
    1454, 1455, 1465, 1466, 1465, 1466, 1463, 1464, 1463, 1464, 1465, 1466, 1467, 1468, 1469, 1465, 1466,
    1465, 1466, 1457, 1458, 1457, 1458, 1454, 1455, 1470, 1471, 1472, 1473, 1472, 1473, 1474, 1475, 1474,
    1475, 1472, 1473, 1472, 1473, 1454, 1455, 1468, 1469, 1476, 1477, 1476, 1477, 1457, 1458, 1456, 1457,
    1458, 1476, 1477, 1476, 1477, 1454, 1455, 793, 1478, 1478, 1384, 1384, 1479, 1479, 1472, 1384, 1479,
    1473, 1472, 1473, 1472, 1473, 1474, 1475, 1474, 1475, 1474, 1475, 1384, 1384, 1479, 1479, 1384, 1384,
    1479, 1479, 1472, 1473, 1472, 1473, 1480, 1481, 1476, 1477, 1476, 1477, 1476, 1477, 1476, 1477, 1454,
    1455, 1482, 1483, 1484, 1485, 1484, 1485, 1486, 1487, 1486, 1487, 1488, 1489, 1454, 1455, 1457, 1458,
    1457, 1458, 1457, 1458, 1457, 1458, 1457, 1458, 1482, 1483, 1454, 1455, 1490, 1491, 1454, 1455, 1474,
    1387, 1492, 1475, 1474, 1475, 1474, 1475, 1474, 1475, 1474, 1475, 1472, 1473, 1472, 1473, 1493, 1494,
    1495, 1496, 1497, 1498, 1495, 1496, 1490, 1491, 1495, 1496, 1495, 1496, 1486, 1487, 1486, 1487, 1490,
    1491, 1454, 1455, 1499, 1460, 1500, 1501, 1488, 1489, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509,
    1510, 1509, 1510, 1509, 1510, 1509, 1510, 1509, 1510, 1509, 1510, 1509, 1510, 1511, 1512, 1513, 1514,
    1515, 1516, 1513, 1514, 1515, 1516, 1513, 1514, 1515, 1516, 1513, 1514, 1515, 1516, 1513, 1514, 1515,
    1516, 1513, 1514, 1515, 1516, 1513, 1514, 1515, 1516, 1517, 1518, 1517, 1518, 1517, 1518, 1517, 1518,
    1517, 1518, 1517, 1518, 1517, 1518, 1507, 1508, 1509, 1510, 1509, 1510, 1509, 1510, 1509, 1510, 1509,
    1510, 1509, 1510, 1509, 1510, 1519, 1520, 1521, 1522, 1519, 1520, 1488, 1488, 1457, 1458, 1457, 1458,
    1523, 1456, 1521, 1524, 1521, 1524, 1521, 1524, 1521, 1524, 1521, 1524, 1521, 1524, 1457, 1458, 1457,
    1458, 1488, 1488, 1488, 1488, 1521, 1522, 1500, 1525, 1521, 1524, 1523, 1521, 1524, 1521, 1524, 1521,
    1524, 1521, 1524, 1500, 1525, 1521, 1524, 1521, 1524, 1521, 1524, 1521, 1524, 1521, 1524, 1500, 1525,
    1457, 1458, 1457, 1458, 1457, 1458, 1457, 1458, 1526, 1488, 1526, 1527, 1488, 1488, 1490, 1491, 1490,
    1491, 1519, 1520, 1519, 1520, 1528, 1529, 1528, 1529, 1457, 1458, 1530, 1531, 1530, 1531, 1530, 1531,
    1532, 1533, 1484, 1485, 1484, 1485, 1484, 1485, 1484, 1485, 1484, 1485, 1484, 1485, 1484, 1485, 1484,
    1485, 1457, 1458, 1457, 1458, 1465, 1466, 1467, 1534, 1535, 1536, 1467, 1534, 1463, 1464, 1463, 1464,
    1457, 1458, 1457, 1458, 1457, 1458, 1456, 1537, 1538, 1539, 1540, 1474, 1475, 1499, 1499, 1499, 1457,
    1458, 1457, 1458, 1541, 1536, 1541, 1536, 1457, 1458, 1537, 1462, 1463, 1461, 1459, 1460, 1454, 1455,
    1542, 1543, 1544, 1545, 1544, 1545, 1544, 1545, 1544, 1545, 1544, 1545, 1544, 1545, 1544, 1545, 1457,
    1458, 1457, 1458, 1546, 1547, 1548, 1549, 1548, 1549, 1548, 1549, 1548, 1549, 1548, 1549, 1548, 1549,
    1548, 1549, 1454, 1455, 1454, 1455, 1550, 1551, 1550, 1551, 1550, 1551, 1550, 1551, 1550, 1551, 1550,
    1551, 1550, 1551, 1457, 1458, 1457, 1458, 1457, 1458, 1542, 1543, 1544, 1545, 1544, 1545, 1544, 1545,
    1544, 1545, 1544, 1545, 1544, 1545, 1544, 1545, 1528, 1529, 1457, 1458, 1528, 1529, 1457, 1458, 1450,
    1451, 1450, 1451, 1450, 1451, 1450, 1451, 1528, 1529, 1528, 1529, 1528, 1529, 1484, 1485, 1484, 1485,
    1552, 1553, 1528, 1529, 1457, 1458, 1528, 1529, 1457, 1458, 1457, 1458, 1474, 1475, 1372, 1372, 1371,
    298, 298, 996, 996, 1304, 821, 1028, 1348, 706, 706, 1554, 1555, 1555, 1556, 1557, 1304, 9, 7, 9, 9, 9,
    9, 7, 9, 9, 9, 9, 9, 9, 9, 9, 9, 996, 996, 9, 1558, 1558, 1558, 1558, 1559, 1028, 1558, 1558, 1558, 1558,
    1558, 1558, 1558, 1558, 1559, 1559, 9, 1028, 1028, 1028, 1029, 8, 8, 8, 8, 1560, 1029, 1561, 1029, 1561,
    1029, 1561, 1029, 1561, 1029, 1561, 1029, 1561, 1558, 1558, 1558, 1558, 1558, 1558, 9, 1558, 9, 1558, 9,
    1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 1562, 1562, 1029,
    1029, 1029, 1029, 1563, 1563, 995, 995, 995, 995, 995, 7, 7, 7, 7, 9, 9, 9, 9, 705, 1564, 705, 1564, 705,
    1564, 1565, 1032, 1032, 7, 7, 1566, 7, 7, 7, 1566, 7, 1566, 7, 7, 1566, 7, 7, 7, 1566, 7, 1566, 7, 7,
    1566, 7, 7, 7, 1566, 7, 9, 9, 996, 9, 9, 9, 996, 9, 996, 9, 9, 996, 9, 9, 9, 996, 9, 996, 9, 9, 996, 9,
    9, 9, 996, 9, 8, 1029, 7, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 9, 1558, 7, 7, 9, 9, 9, 9, 9, 9,
    9, 1029, 1029, 9, 9, 9, 1029, 9, 9, 1349, 8, 1567, 8, 1567, 8, 1567, 8, 1567, 8, 1567, 8, 1567, 1349,
    1568, 1568, 1568, 1568, 1568, 1568, 9, 9, 9, 9, 9, 9, 9, 705, 705, 995, 705, 705, 705, 995, 705, 705,
    995, 705, 705, 705, 705, 995, 705, 556, 1569, 1570, 884, 884, 1571, 1571, 1572, 1572, 1573, 1573, 1574,
    908, 1575, 298, 1036, 1036, 276, 556, 556, 1576, 1576, 1569, 277, 836, 1577, 1578, 836, 1579, 1580, 1581,
    1582, 1583, 1582, 1584, 1585, 1586, 831, 838, 839, 839, 839, 839, 839, 839, 840, 1390, 846, 190, 190,
    1587, 1588, 1589, 1590, 846, 847, 847, 847, 1591, 840, 839, 1592, 1593, 1594, 1594, 1594, 851, 1595,
    1596, 1597, 1598, 840, 840, 840, 854, 1599, 1599, 1600, 1601, 856, 840, 1602, 1594, 1603, 1604, 840, 846,
    1605, 1606, 1606, 858, 859, 860, 860, 1607, 866, 1608, 869, 853, 839, 870, 837, 1609, 872, 1590, 1610,
    1611, 1602, 1602, 1602, 1602, 1612, 1613, 1594, 1614, 870, 837, 1615, 839, 3, 1317, 1616, 875, 875, 875,
    875, 876, 876, 664, 878, 878, 878, 878, 878, 1594, 298, 1617, 1372, 556, 1569, 1618, 14, 963, 1619, 1620,
    1621, 1622, 1623, 1304, 276, 276, 1011, 1624, 277, 1625, 1626, 298, 718, 1627, 157, 556, 1569, 1628,
    1570, 884, 884, 556, 556, 1576, 1576, 1569, 1372, 556, 1569, 1629, 1619, 1619, 1630, 9, 9, 9, 9, 705,
    705, 706, 3, 706, 802, 9, 9, 9, 7, 7, 7, 9, 9, 9, 9, 705, 705, 9, 9, 9, 9, 1631, 23, 9, 1632, 1632, 1633,
    7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1634, 9, 7, 1634, 9,
    7, 9, 1634, 7, 9, 1634, 7, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 9, 7, 1634, 9, 7,
    1634, 9, 7, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634,
    1635, 1634, 1633, 1635, 1634, 1633, 1635, 1634, 1633, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633,
    7, 1634, 705, 705, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 9, 7, 9, 7, 9, 7, 9, 7,
    9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7,
    9, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 7, 9, 7, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7,
    1635, 1634, 1633, 1635, 1634, 1633, 1635, 1634, 1633, 1633, 7, 1634, 1633, 7, 1634, 1635, 1634, 1633,
    1635, 1634, 1633, 1635, 1634, 1633, 1635, 1634, 1633, 1635, 1634, 1633, 1635, 1634, 1633, 1633, 7, 1634,
    1633, 7, 1634, 1634, 9, 7, 9, 1634, 7, 9, 1634, 7, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7,
    1634, 1633, 7, 1634, 1633, 7, 1634, 1634, 9, 7, 9, 1634, 7, 9, 1634, 7, 9, 7, 9, 7, 9, 7, 705, 9, 705, 9,
    705, 9, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633,
    7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633, 7, 1634, 1633,
    7, 1634, 818, 9, 9, 3, 9, 792, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634,
    7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634,
    9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634,
    7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634,
    1634, 9, 7, 9, 7, 9, 7, 9, 1634, 7, 9, 1634, 7, 9, 7, 9, 7, 9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 9, 1634,
    7, 9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 9, 1634, 7, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633,
    1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633,
    1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 1634, 1635, 1633, 1634, 1635,
    1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 7, 1633, 1634, 7, 1633,
    1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 705, 705, 9, 7, 9, 7, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7,
    9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 7, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635,
    1633, 1634, 1635, 1633, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 1634, 1635, 1633,
    1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635,
    1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 1634, 1635, 1633, 9, 7, 9,
    7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633,
    1634, 9, 7, 9, 7, 1636, 1637, 1638, 1637, 1636, 1637, 1638, 1637, 1636, 1637, 1638, 1637, 1636, 1637,
    1638, 1637, 1636, 1637, 1638, 1637, 1636, 1637, 1638, 1637, 1636, 1637, 1638, 1637, 1636, 1637, 1638,
    1637, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636,
    1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 1639, 1636, 9, 1634,
    7, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633,
    1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 1634, 1633, 1634, 1633,
    1634, 1633, 1634, 1633, 7, 1633, 1634, 7, 1633, 1634, 7, 1634, 7, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 9, 1634, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7,
    9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 9, 7, 1640, 1641, 1640, 1641, 1640, 1641, 1640,
    1641, 1640, 1641, 1640, 1641, 1640, 1641, 1640, 1641, 1640, 1641, 1640, 1641, 1640, 1641, 1640, 1641,
    705, 9, 1634, 1635, 1633, 1634, 1633, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 1642, 1640, 1642, 1640, 1642,
    1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640,
    1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642,
    1640, 1642, 1640, 1642, 1640, 1642, 1640, 1642, 1640, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7,
    1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 7, 1633, 1634, 9,
    7, 9, 7, 9, 7, 7, 1633, 1634, 7, 1633, 1634, 9, 9, 1643, 1644, 1645, 1646, 1647, 1648, 1649, 1650, 1651,
    268, 247, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 237, 237, 162, 237, 229, 237, 229, 162, 237, 237,
    237, 237, 237, 237, 237, 230, 221, 221, 223, 223, 223, 223, 150, 150, 150, 223, 1659, 150, 1659, 1660,
    150, 223, 1661, 223, 150, 1662, 223, 1662, 150, 1663, 1663, 1663, 1663, 223, 1662, 1662, 223, 1015, 1661,
    1663, 1664, 1665, 1016, 1666, 1665, 223, 224, 223, 223, 224, 223, 223, 150, 223, 1663, 1667, 1667, 1667,
    1667, 1668, 1667, 1668, 1667, 1667, 1667, 1667, 1667, 1667, 1667, 1667, 150, 150, 150, 150, 224, 1669,
    59, 223, 1663, 223, 1663, 223, 223, 150, 59, 224, 1670, 223, 1663, 224, 59, 1663, 223, 223, 59, 224, 223,
    1663, 1671, 237, 237, 156, 237, 150, 604, 157, 177, 177, 1102, 19, 19, 1672, 1673, 83, 1674, 1675, 1675,
    1676, 1366, 1677, 1677, 156, 156, 157, 2, 4, 4, 236, 83, 83, 1678, 285, 285, 157, 150, 150, 156, 156,
    150, 157, 157, 160, 160, 160, 160, 1099, 1679, 1680, 1050, 1681, 157, 1682, 1683, 1364, 1364, 1684, 23,
    23, 1685, 1312, 1312, 1686, 956, 956, 1631, 1687, 1671, 707, 1671, 1688, 1688, 1689, 1689, 1690, 1691,
    1691, 1691, 1691, 718, 718, 1692, 1692, 1693, 1693, 1692, 1692, 1693, 1693, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 303, 1691, 1691, 1694, 1694, 1695, 1696, 1695, 1696, 1695, 1696, 1694, 1694, 1694, 0, 0, 6, 6,
    10, 10, 4, 4, 4, 4, 4, 10, 0, 0, 0, 0, 1631, 1032, 1032, 1032, 1032, 1035, 1035, 1035, 1035, 0, 0, 0, 0,
    4, 4, 0, 0, 0, 4, 303, 303, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 302, 302, 302, 190,
    190, 190, 1697, 1697, 1697, 190, 190, 190, 1697, 1697, 1697, 1697, 1697, 1697, 190, 190, 190, 1335, 1335,
    1335, 1335, 1335, 1698, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 1335, 190, 190,
    190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 1699, 190, 190, 1699, 190,
    190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190,
    1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699, 190, 190, 1699,
    190, 190, 1699, 1700, 1701, 1701, 1700, 1701, 1701, 1700, 1701, 1701, 1700, 1700, 1700, 949, 949, 949,
    1334, 1334, 1334, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949, 949,
    949, 866, 866, 866, 866, 866, 866, 866, 866, 866, 866, 866, 866, 302, 302, 302, 302, 302, 302, 302, 302,
    949, 949, 949, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190,
    190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 190, 949,
    949, 949, 949, 949, 949, 1334, 1334, 1334, 1334, 1334, 1334, 1334, 1334, 1334, 1702, 1702, 1702, 1702,
    1702, 1702, 1702, 1702, 1702, 1702, 1702, 1702, 1334, 949, 949, 949, 190, 190, 190, 190, 190, 190, 190,
    190, 190, 190, 190, 190, 949, 949, 949, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703,
    1703, 1703, 1703, 1703, 1703, 1032, 1032, 1032, 1032, 1035, 1035, 1035, 1035, 10, 0, 0, 0, 0, 0, 0, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 167, 167, 167, 167, 167, 167, 167, 167,
    167, 167, 167, 167, 10, 10, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 10, 10, 303, 303, 303, 303, 303, 303,
    303, 303, 10, 10, 10, 10, 10, 10, 10, 10, 303, 303, 303, 303, 303, 303, 1703, 1703, 1703, 1703, 1703,
    1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703,
    1703, 1703, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1704, 1704, 1705, 1705, 1706, 1705, 1705, 1706, 1706,
    1706, 5, 6, 166, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 166, 6, 6, 166, 6, 6, 166, 6, 6,
    166, 6, 1704, 1704, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6,
    1704, 1704, 5, 1707, 1707, 1708, 1707, 1707, 1708, 1708, 1708, 932, 932, 1703, 1703, 1703, 1703, 1703,
    1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703, 1703,
    1703, 1703, 6, 6, 166, 6, 6, 166, 1704, 1704, 1709, 1709, 1710, 1709, 1709, 1710, 1711, 1711, 1704, 1704,
    1704, 1704, 1704, 1704, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712,
    6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6,
    1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6,
    6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6,
    6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 6, 6, 6, 1712, 1712, 1712, 1713, 1713, 1711, 1713,
    1713, 1711, 1714, 1714, 1709, 1709, 1710, 1709, 1709, 1710, 1714, 1714, 1709, 1709, 1710, 1709, 1709,
    1710, 1714, 1714, 737, 737, 1704, 737, 737, 1704, 1704, 1704, 1715, 1715, 1715, 1715, 1715, 1715, 1715,
    1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715,
    1704, 1704, 1704, 1704, 166, 1709, 1709, 1709, 1707, 1707, 1708, 1707, 1707, 1708, 1708, 1708, 10, 10,
    10, 10, 10, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 166, 166, 166, 166, 166, 166, 6, 6, 6, 6, 6, 6, 737, 737, 6, 6, 6, 6, 6, 6, 737, 737, 1715, 1715,
    1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715, 1715,
    1715, 1715, 1715, 1715, 1715, 64, 303, 303, 10, 10, 64, 944, 944, 303, 303, 303, 303, 303, 303, 303, 303,
    166, 166, 166, 166, 166, 166, 957, 957, 957, 957, 957, 957, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 4, 4, 6, 6, 6, 6,
    10, 10, 303, 303, 303, 1704, 1705, 1705, 1706, 1706, 1704, 932, 6, 6, 166, 1704, 1709, 1709, 1710, 1711,
    1704, 1704, 1704, 6, 6, 6, 737, 1709, 1709, 1710, 1714, 1709, 1709, 1710, 1714, 6, 6, 6, 737, 737, 737,
    1704, 1704, 1704, 1704, 6, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 166,
    6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6, 1704, 1704, 1704, 1704, 6, 6, 166, 6, 6, 166, 6, 6, 166, 6, 6,
    166, 6, 6, 166, 6, 6, 166, 6, 6, 6, 737, 737, 1704, 1704, 737, 737, 1704, 1704, 737, 737, 1704, 1704,
    737, 737, 1704, 1704, 737, 737, 1704, 1704, 737, 737, 1704, 1704, 0, 0, 10, 0, 0, 10, 10, 303, 10, 944,
    303, 303, 303, 303, 10, 10, 303, 303, 303, 303, 10, 10, 166, 166, 6, 6, 166, 1691, 1691, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 727, 706, 706, 706, 3, 706, 706, 1716, 1716, 805, 805, 1717, 1718, 802, 802, 1304, 1304,
    706, 706, 6, 6, 6, 6, 706, 706, 706, 706, 706, 706, 989, 805, 706, 706, 706, 977, 993, 993, 972, 972, 3,
    818, 805, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 10, 0, 0, 0, 0, 0, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 818, 805, 1719, 1719, 1719, 1719, 818, 10, 10, 10, 1616, 706, 706, 1304, 1304, 1304, 1304, 1304,
    1304, 809, 809, 1720, 1720, 1720, 1720, 1720, 1720, 809, 809, 1304, 1720, 706, 3, 706, 706, 705, 706, 3,
    3, 0, 0, 0, 10, 0, 0, 6, 1304, 10, 10, 0, 0, 0, 0, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 706, 0, 0, 0, 0,
    4, 303, 4, 4, 4, 4, 3, 1721, 0, 0, 0, 0, 0, 0, 706, 10, 10, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 0, 4, 4, 4,
    4, 3, 818, 0, 0, 3, 0, 0, 4, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1631, 818, 805, 6, 6, 10, 10, 10, 10, 0, 6, 4, 0, 0, 0, 303,
    303, 10, 10, 0, 0, 0, 0, 1704, 1704, 1704, 1704, 1704, 1704, 1704, 10, 10, 10, 10, 10, 10, 10, 0, 931, 0,
    944, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 706, 3, 718, 718,
    303, 303, 1722, 1723, 1722, 1723, 1724, 1725, 1726, 1724, 1725, 1726, 1724, 1725, 1726, 1724, 1725, 1726,
    1724, 1725, 1726, 1727, 825, 1728, 1729, 1728, 1729, 1727, 825, 1727, 825, 1727, 825, 1727, 825, 1727,
    825, 1728, 1729, 1728, 1729, 1304, 1730, 824, 1731, 1725, 1731, 1725, 1730, 824, 1724, 1725, 1726, 3,
    1730, 978, 989, 802, 1728, 1729, 792, 706, 792, 1732, 1733, 278, 278, 278, 278, 278, 278, 278, 278, 278,
    278, 278, 278, 4, 4, 303, 303, 10, 10, 10, 10, 10, 10, 0, 0, 0, 1734, 1734, 167, 167, 167, 168, 1734,
    1734, 949, 1734, 1734, 949, 3, 3, 706, 706, 706, 706, 706, 805, 805, 805, 805, 989, 1304, 3, 809, 4, 4,
    4, 4, 4, 4, 166, 166, 166, 166, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 3, 818, 818, 818, 818, 818, 818, 818, 818, 818, 818, 818, 818, 818,
    3, 1304, 705, 809, 1735, 3, 1736, 706, 7, 1568, 1736, 1736, 1737, 1736, 1304, 1304, 821, 809, 1738, 1739,
    1737, 1737, 1737, 1735, 1735, 1735, 1735, 1735, 1740, 1737, 1736, 1736, 1735, 1735, 1740, 1735, 1737,
    1735, 1741, 1735, 1735, 805, 1735, 1735, 1741, 706, 1735, 1735, 9, 3, 1736, 1737, 1737, 1742, 9, 1743,
    1744,
];

/// What intrinsics have in common.
pub(super) static KINDS: [Kind; 1745] = [
    kind(16, 1, 2, false, [0, 0], [0, 6]),
    kind(16, 0, 1, false, [0, 0], [6, 4]),
    kind(19, 1, 1, false, [0, 0], [0, 6]),
    kind(16, 0, 0, false, [0, 0], [10, 1]),
    kind(16, 1, 1, false, [0, 0], [0, 6]),
    kind(16, 1, 3, false, [0, 1], [0, 6]),
    kind(16, 1, 3, false, [0, 0], [0, 6]),
    kind(16, 1, 3, false, [0, 0], [11, 2]),
    kind(16, 1, 4, false, [0, 0], [13, 3]),
    kind(16, 1, 2, false, [0, 0], [11, 2]),
    kind(16, 1, 3, false, [0, 0], [16, 7]),
    kind(16, 0, 1, false, [0, 0], [23, 3]),
    kind(16, 1, 1, false, [1, 1], [0, 6]),
    kind(19, 1, 1, false, [0, 0], [26, 5]),
    kind(16, 1, 0, false, [0, 0], [26, 5]),
    kind(19, 1, 0, false, [0, 0], [26, 5]),
    kind(16, 0, 1, false, [0, 0], [26, 5]),
    kind(19, 0, 1, false, [0, 0], [6, 4]),
    kind(16, 1, 2, false, [0, 0], [26, 5]),
    kind(16, 1, 1, false, [0, 0], [26, 5]),
    kind(16, 8, 1, false, [0, 0], [10, 1]),
    kind(16, 2, 1, false, [0, 0], [23, 3]),
    kind(16, 1, 1, false, [2, 1], [23, 3]),
    kind(16, 1, 2, false, [0, 0], [31, 6]),
    kind(16, 1, 3, false, [0, 0], [37, 8]),
    kind(16, 1, 1, false, [3, 1], [0, 6]),
    kind(16, 1, 2, false, [0, 1], [0, 6]),
    kind(16, 1, 3, false, [4, 2], [0, 6]),
    kind(16, 1, 1, false, [0, 1], [0, 6]),
    kind(16, 1, 2, false, [6, 2], [0, 6]),
    kind(16, 1, 1, false, [8, 2], [0, 6]),
    kind(22, 1, 2, false, [0, 1], [0, 6]),
    kind(16, 1, 1, false, [6, 2], [0, 6]),
    kind(16, 1, 1, false, [10, 2], [0, 6]),
    kind(16, 1, 2, false, [1, 1], [0, 6]),
    kind(22, 1, 3, false, [4, 2], [0, 6]),
    kind(22, 1, 1, false, [10, 2], [45, 6]),
    kind(22, 1, 2, false, [10, 2], [45, 6]),
    kind(22, 1, 3, false, [4, 2], [45, 6]),
    kind(22, 1, 4, false, [4, 2], [51, 7]),
    kind(22, 1, 3, false, [0, 1], [45, 6]),
    kind(22, 1, 4, false, [0, 1], [51, 7]),
    kind(16, 2, 1, false, [12, 2], [58, 6]),
    kind(16, 3, 1, false, [14, 2], [58, 6]),
    kind(16, 4, 1, false, [16, 2], [58, 6]),
    kind(16, 2, 4, false, [18, 2], [58, 6]),
    kind(16, 3, 5, false, [20, 2], [58, 6]),
    kind(16, 4, 6, false, [22, 2], [58, 6]),
    kind(16, 1, 2, false, [24, 1], [64, 7]),
    kind(16, 1, 1, false, [25, 2], [0, 6]),
    kind(16, 1, 1, false, [27, 2], [0, 6]),
    kind(16, 1, 1, false, [24, 1], [0, 6]),
    kind(16, 1, 2, false, [24, 1], [0, 6]),
    kind(16, 1, 3, false, [29, 2], [0, 6]),
    kind(16, 1, 3, false, [24, 1], [0, 6]),
    kind(16, 0, 3, false, [31, 2], [71, 7]),
    kind(16, 0, 4, false, [33, 2], [78, 7]),
    kind(16, 0, 5, false, [35, 2], [85, 7]),
    kind(16, 0, 6, false, [37, 2], [92, 7]),
    kind(16, 1, 4, false, [0, 1], [0, 6]),
    kind(16, 1, 5, false, [0, 1], [0, 6]),
    kind(16, 1, 6, false, [0, 1], [0, 6]),
    kind(16, 1, 4, false, [10, 2], [0, 6]),
    kind(16, 1, 2, false, [6, 2], [64, 7]),
    kind(16, 1, 2, false, [39, 2], [64, 7]),
    kind(22, 1, 3, false, [10, 2], [16, 7]),
    kind(22, 1, 3, false, [0, 1], [16, 7]),
    kind(22, 1, 4, false, [0, 1], [99, 7]),
    kind(16, 1, 3, false, [0, 1], [16, 7]),
    kind(16, 0, 5, false, [0, 0], [106, 8]),
    kind(22, 0, 4, false, [0, 0], [114, 6]),
    kind(16, 2, 0, false, [0, 0], [26, 5]),
    kind(22, 0, 1, false, [0, 0], [120, 6]),
    kind(19, 0, 1, false, [0, 0], [26, 5]),
    kind(16, 0, 2, false, [0, 0], [37, 8]),
    kind(16, 0, 4, false, [41, 1], [120, 6]),
    kind(16, 0, 6, false, [41, 1], [120, 6]),
    kind(16, 0, 5, false, [41, 1], [120, 6]),
    kind(16, 0, 9, false, [41, 1], [120, 6]),
    kind(19, 0, 3, false, [41, 1], [126, 6]),
    kind(19, 0, 5, false, [41, 1], [126, 6]),
    kind(16, 0, 4, false, [42, 1], [132, 7]),
    kind(19, 0, 5, false, [43, 1], [132, 7]),
    kind(16, 1, 0, false, [0, 0], [0, 6]),
    kind(22, 2, 4, false, [0, 1], [0, 6]),
    kind(22, 4, 8, false, [0, 1], [0, 6]),
    kind(19, 0, 5, false, [41, 1], [139, 7]),
    kind(19, 0, 7, false, [41, 1], [146, 7]),
    kind(19, 0, 4, false, [41, 1], [126, 6]),
    kind(19, 0, 6, false, [41, 1], [126, 6]),
    kind(19, 0, 9, false, [41, 1], [126, 6]),
    kind(16, 0, 5, false, [41, 1], [139, 7]),
    kind(16, 0, 7, false, [41, 1], [146, 7]),
    kind(16, 0, 4, false, [41, 1], [126, 6]),
    kind(16, 0, 6, false, [41, 1], [126, 6]),
    kind(16, 0, 5, false, [41, 1], [126, 6]),
    kind(16, 0, 9, false, [41, 1], [126, 6]),
    kind(16, 0, 4, false, [41, 1], [153, 7]),
    kind(16, 0, 3, false, [41, 1], [126, 6]),
    kind(22, 0, 5, false, [0, 0], [139, 7]),
    kind(22, 0, 7, false, [0, 0], [146, 7]),
    kind(22, 0, 5, false, [0, 0], [126, 6]),
    kind(22, 0, 9, false, [0, 0], [126, 6]),
    kind(22, 0, 4, false, [0, 0], [126, 6]),
    kind(22, 0, 6, false, [0, 0], [126, 6]),
    kind(22, 0, 4, false, [0, 0], [153, 7]),
    kind(22, 0, 3, false, [0, 0], [126, 6]),
    kind(22, 0, 3, false, [41, 1], [132, 7]),
    kind(22, 0, 4, false, [41, 1], [132, 7]),
    kind(22, 0, 5, false, [41, 1], [132, 7]),
    kind(22, 0, 5, false, [0, 0], [132, 7]),
    kind(22, 2, 3, false, [0, 1], [0, 6]),
    kind(22, 4, 5, false, [0, 1], [0, 6]),
    kind(22, 0, 6, false, [41, 1], [160, 8]),
    kind(22, 1, 0, false, [0, 0], [0, 6]),
    kind(16, 0, 4, false, [0, 0], [168, 7]),
    kind(16, 0, 3, false, [0, 0], [175, 6]),
    kind(19, 0, 2, false, [0, 0], [175, 6]),
    kind(19, 1, 3, false, [0, 1], [181, 8]),
    kind(19, 2, 3, false, [0, 1], [181, 8]),
    kind(19, 4, 3, false, [0, 1], [181, 8]),
    kind(22, 4, 3, false, [0, 1], [189, 7]),
    kind(16, 0, 5, false, [43, 1], [132, 7]),
    kind(19, 2, 2, false, [0, 1], [45, 6]),
    kind(19, 4, 2, false, [0, 1], [45, 6]),
    kind(16, 1, 4, false, [0, 1], [196, 7]),
    kind(19, 2, 1, false, [0, 1], [45, 6]),
    kind(19, 4, 1, false, [0, 1], [45, 6]),
    kind(19, 1, 2, false, [0, 1], [132, 7]),
    kind(19, 2, 2, false, [0, 1], [132, 7]),
    kind(19, 4, 2, false, [0, 1], [132, 7]),
    kind(19, 2, 1, false, [0, 1], [126, 6]),
    kind(19, 4, 1, false, [0, 1], [126, 6]),
    kind(19, 0, 4, false, [41, 1], [153, 7]),
    kind(19, 0, 4, false, [44, 1], [203, 7]),
    kind(19, 0, 6, false, [44, 1], [203, 7]),
    kind(22, 0, 3, false, [41, 1], [210, 8]),
    kind(19, 0, 3, false, [41, 1], [120, 6]),
    kind(19, 0, 5, false, [41, 1], [120, 6]),
    kind(22, 0, 2, false, [41, 1], [203, 7]),
    kind(16, 0, 0, false, [0, 0], [120, 6]),
    kind(16, 0, 1, false, [0, 0], [203, 7]),
    kind(19, 0, 1, false, [0, 0], [120, 6]),
    kind(19, 0, 1, false, [0, 0], [203, 7]),
    kind(16, 0, 9, false, [0, 0], [10, 1]),
    kind(16, 1, 9, false, [0, 0], [10, 1]),
    kind(16, 0, 2, false, [0, 0], [218, 6]),
    kind(16, 0, 3, false, [0, 0], [37, 8]),
    kind(16, 1, 3, false, [0, 0], [23, 3]),
    kind(16, 1, 2, false, [45, 1], [23, 3]),
    kind(16, 1, 3, false, [0, 1], [224, 7]),
    kind(19, 2, 3, false, [0, 1], [0, 6]),
    kind(19, 4, 5, false, [0, 1], [0, 6]),
    kind(16, 1, 2, false, [41, 1], [224, 7]),
    kind(16, 1, 3, false, [44, 1], [224, 7]),
    kind(19, 1, 2, false, [4, 2], [224, 7]),
    kind(16, 1, 2, false, [0, 1], [224, 7]),
    kind(16, 1, 2, false, [0, 0], [224, 7]),
    kind(22, 2, 4, false, [0, 0], [99, 7]),
    kind(22, 4, 6, false, [0, 0], [231, 7]),
    kind(16, 1, 1, false, [0, 0], [224, 7]),
    kind(19, 1, 3, false, [0, 1], [224, 7]),
    kind(16, 1, 2, false, [44, 1], [224, 7]),
    kind(16, 1, 3, false, [0, 1], [238, 8]),
    kind(19, 2, 4, false, [0, 1], [0, 6]),
    kind(19, 4, 6, false, [0, 1], [0, 6]),
    kind(16, 1, 4, false, [0, 0], [99, 7]),
    kind(19, 1, 3, false, [0, 0], [0, 6]),
    kind(19, 1, 4, false, [0, 0], [99, 7]),
    kind(16, 1, 4, false, [0, 1], [246, 8]),
    kind(16, 1, 5, false, [0, 1], [254, 9]),
    kind(16, 1, 3, false, [42, 1], [224, 7]),
    kind(16, 1, 1, false, [0, 0], [263, 8]),
    kind(19, 1, 2, false, [0, 0], [64, 7]),
    kind(16, 1, 1, false, [3, 1], [224, 7]),
    kind(16, 1, 1, false, [46, 1], [224, 7]),
    kind(19, 1, 2, false, [0, 1], [271, 8]),
    kind(16, 1, 1, false, [0, 1], [224, 7]),
    kind(22, 1, 2, false, [0, 1], [224, 7]),
    kind(19, 1, 3, false, [0, 1], [238, 8]),
    kind(19, 1, 3, false, [0, 1], [0, 6]),
    kind(16, 1, 3, false, [44, 1], [0, 6]),
    kind(16, 1, 3, false, [42, 1], [0, 6]),
    kind(19, 1, 2, false, [4, 2], [0, 6]),
    kind(16, 1, 2, false, [44, 1], [0, 6]),
    kind(22, 1, 3, false, [0, 1], [0, 6]),
    kind(16, 1, 4, false, [0, 1], [99, 7]),
    kind(16, 1, 5, false, [0, 1], [279, 7]),
    kind(16, 1, 5, false, [0, 1], [286, 8]),
    kind(16, 1, 3, false, [47, 2], [0, 6]),
    kind(22, 1, 3, false, [0, 0], [0, 6]),
    kind(19, 2, 1, false, [0, 1], [0, 6]),
    kind(16, 1, 2, false, [41, 1], [0, 6]),
    kind(19, 2, 2, false, [4, 2], [0, 6]),
    kind(19, 4, 4, false, [49, 2], [0, 6]),
    kind(19, 1, 4, false, [0, 1], [99, 7]),
    kind(22, 1, 2, false, [41, 1], [224, 7]),
    kind(19, 4, 8, false, [0, 1], [0, 6]),
    kind(19, 1, 4, false, [0, 1], [0, 6]),
    kind(22, 1, 2, false, [41, 1], [45, 6]),
    kind(22, 1, 4, false, [0, 0], [45, 6]),
    kind(22, 1, 1, false, [0, 1], [45, 6]),
    kind(22, 2, 1, false, [0, 1], [45, 6]),
    kind(22, 1, 3, false, [44, 1], [45, 6]),
    kind(19, 2, 2, false, [0, 1], [0, 6]),
    kind(19, 4, 4, false, [0, 1], [0, 6]),
    kind(16, 1, 2, false, [0, 1], [58, 6]),
    kind(16, 1, 3, false, [0, 1], [58, 6]),
    kind(16, 1, 3, false, [4, 2], [31, 6]),
    kind(19, 2, 2, false, [0, 1], [58, 6]),
    kind(19, 4, 2, false, [0, 1], [58, 6]),
    kind(19, 1, 3, false, [0, 1], [58, 6]),
    kind(19, 1, 3, false, [4, 2], [31, 6]),
    kind(19, 1, 2, false, [0, 1], [58, 6]),
    kind(16, 2, 2, false, [0, 1], [58, 6]),
    kind(16, 3, 2, false, [0, 1], [58, 6]),
    kind(19, 3, 2, false, [0, 1], [58, 6]),
    kind(16, 4, 2, false, [0, 1], [58, 6]),
    kind(16, 1, 2, false, [0, 1], [175, 6]),
    kind(16, 1, 3, false, [0, 1], [175, 6]),
    kind(16, 1, 3, false, [4, 2], [175, 6]),
    kind(22, 1, 3, false, [0, 1], [238, 8]),
    kind(22, 1, 4, false, [0, 1], [246, 8]),
    kind(16, 1, 4, false, [0, 1], [224, 7]),
    kind(19, 1, 4, false, [0, 1], [224, 7]),
    kind(19, 1, 2, false, [0, 1], [64, 7]),
    kind(19, 2, 2, false, [0, 1], [64, 7]),
    kind(22, 2, 4, false, [0, 0], [0, 6]),
    kind(19, 1, 2, false, [41, 1], [271, 8]),
    kind(19, 1, 1, false, [41, 1], [224, 7]),
    kind(19, 1, 1, false, [0, 1], [224, 7]),
    kind(22, 2, 2, false, [0, 0], [0, 6]),
    kind(16, 0, 3, false, [0, 1], [294, 7]),
    kind(16, 0, 4, false, [44, 1], [301, 8]),
    kind(16, 0, 4, false, [41, 1], [309, 7]),
    kind(16, 1, 1, false, [0, 1], [316, 7]),
    kind(19, 1, 0, false, [0, 0], [0, 6]),
    kind(16, 1, 1, false, [41, 1], [224, 7]),
    kind(16, 1, 0, false, [0, 0], [45, 6]),
    kind(16, 1, 1, false, [0, 0], [45, 6]),
    kind(16, 1, 2, false, [41, 1], [271, 8]),
    kind(16, 1, 3, false, [44, 1], [238, 8]),
    kind(16, 2, 2, false, [4, 2], [0, 6]),
    kind(16, 4, 4, false, [49, 2], [0, 6]),
    kind(19, 1, 4, false, [0, 1], [246, 8]),
    kind(19, 2, 5, false, [0, 1], [0, 6]),
    kind(19, 4, 9, false, [0, 1], [0, 6]),
    kind(22, 1, 3, false, [0, 1], [224, 7]),
    kind(16, 1, 4, false, [41, 1], [0, 6]),
    kind(16, 1, 3, false, [0, 0], [323, 9]),
    kind(16, 1, 3, false, [0, 1], [323, 9]),
    kind(19, 1, 3, false, [41, 1], [16, 7]),
    kind(19, 1, 5, false, [41, 1], [279, 7]),
    kind(16, 1, 2, false, [0, 1], [271, 8]),
    kind(16, 0, 3, false, [0, 1], [332, 7]),
    kind(19, 0, 4, false, [0, 1], [339, 6]),
    kind(19, 0, 6, false, [0, 1], [339, 6]),
    kind(16, 0, 4, false, [0, 1], [339, 6]),
    kind(16, 0, 4, false, [4, 2], [218, 6]),
    kind(19, 0, 3, false, [0, 1], [339, 6]),
    kind(19, 0, 4, false, [4, 2], [218, 6]),
    kind(16, 0, 4, false, [0, 1], [345, 7]),
    kind(19, 0, 4, false, [0, 1], [345, 7]),
    kind(16, 0, 5, false, [0, 1], [352, 7]),
    kind(19, 0, 5, false, [0, 1], [352, 7]),
    kind(16, 0, 6, false, [0, 1], [359, 7]),
    kind(19, 0, 6, false, [0, 1], [359, 7]),
    kind(19, 4, 2, false, [0, 1], [0, 6]),
    kind(19, 1, 2, false, [0, 1], [224, 7]),
    kind(16, 1, 2, false, [51, 2], [224, 7]),
    kind(19, 1, 3, false, [0, 0], [16, 7]),
    kind(16, 2, 2, false, [0, 1], [0, 6]),
    kind(16, 1, 2, false, [53, 2], [224, 7]),
    kind(16, 0, 1, false, [0, 0], [120, 6]),
    kind(16, 1, 3, false, [55, 1], [16, 7]),
    kind(16, 1, 2, false, [24, 1], [271, 8]),
    kind(19, 1, 1, false, [1, 1], [224, 7]),
    kind(16, 1, 0, false, [55, 1], [0, 6]),
    kind(16, 1, 1, false, [0, 0], [58, 6]),
    kind(22, 1, 1, false, [24, 1], [366, 7]),
    kind(19, 1, 1, false, [0, 0], [373, 7]),
    kind(22, 1, 0, false, [0, 0], [373, 7]),
    kind(19, 1, 1, false, [0, 0], [380, 8]),
    kind(22, 1, 4, false, [0, 0], [388, 9]),
    kind(19, 1, 1, false, [56, 2], [224, 7]),
    kind(16, 1, 3, false, [0, 0], [224, 7]),
    kind(22, 1, 3, false, [0, 0], [397, 8]),
    kind(16, 1, 1, false, [24, 1], [405, 7]),
    kind(22, 1, 4, false, [24, 1], [388, 9]),
    kind(16, 0, 0, false, [0, 0], [26, 5]),
    kind(22, 1, 1, true, [58, 2], [412, 2]),
    kind(16, 1, 2, false, [60, 1], [397, 8]),
    kind(22, 1, 0, false, [0, 0], [414, 8]),
    kind(22, 0, 5, false, [0, 0], [422, 11]),
    kind(22, 1, 3, false, [3, 1], [433, 9]),
    kind(22, 1, 0, false, [0, 0], [442, 3]),
    kind(22, 1, 3, false, [2, 1], [445, 8]),
    kind(22, 0, 4, false, [55, 1], [453, 8]),
    kind(16, 1, 1, false, [1, 1], [397, 8]),
    kind(19, 0, 5, true, [61, 4], [461, 4]),
    kind(16, 1, 3, false, [0, 0], [397, 8]),
    kind(22, 1, 2, false, [0, 0], [465, 9]),
    kind(22, 1, 2, false, [0, 0], [64, 7]),
    kind(16, 1, 2, false, [0, 0], [64, 7]),
    kind(22, 1, 1, false, [0, 0], [397, 8]),
    kind(16, 1, 4, false, [0, 0], [388, 9]),
    kind(16, 1, 2, false, [0, 0], [465, 9]),
    kind(16, 1, 2, false, [0, 0], [397, 8]),
    kind(22, 1, 3, false, [0, 0], [474, 10]),
    kind(22, 1, 5, false, [0, 0], [484, 11]),
    kind(22, 1, 3, false, [0, 0], [495, 10]),
    kind(22, 1, 3, false, [0, 0], [505, 9]),
    kind(22, 1, 5, false, [0, 0], [514, 9]),
    kind(22, 1, 4, false, [0, 0], [523, 10]),
    kind(22, 1, 5, false, [0, 0], [533, 10]),
    kind(22, 1, 2, false, [0, 0], [397, 8]),
    kind(22, 1, 0, false, [3, 1], [0, 6]),
    kind(16, 1, 0, false, [0, 0], [414, 8]),
    kind(16, 1, 0, false, [0, 0], [543, 10]),
    kind(16, 1, 3, false, [1, 1], [397, 8]),
    kind(16, 1, 4, false, [1, 1], [397, 8]),
    kind(16, 2, 3, false, [1, 1], [505, 9]),
    kind(19, 1, 3, false, [0, 0], [397, 8]),
    kind(16, 1, 2, false, [24, 1], [553, 5]),
    kind(16, 1, 2, false, [2, 1], [558, 9]),
    kind(22, 0, 1, false, [0, 0], [567, 4]),
    kind(22, 1, 2, false, [0, 0], [571, 5]),
    kind(16, 1, 2, false, [0, 0], [576, 6]),
    kind(22, 1, 2, false, [0, 0], [576, 6]),
    kind(22, 2, 4, false, [0, 0], [582, 5]),
    kind(16, 2, 4, false, [0, 0], [582, 5]),
    kind(16, 0, 2, false, [0, 0], [587, 6]),
    kind(16, 0, 2, false, [0, 0], [593, 6]),
    kind(16, 0, 1, false, [0, 0], [587, 6]),
    kind(22, 1, 1, false, [3, 1], [599, 7]),
    kind(16, 1, 8, false, [0, 0], [606, 11]),
    kind(16, 1, 2, false, [0, 0], [617, 7]),
    kind(16, 2, 1, false, [65, 2], [624, 4]),
    kind(16, 0, 1, false, [24, 1], [624, 4]),
    kind(16, 0, 0, false, [0, 0], [628, 6]),
    kind(16, 0, 8, false, [67, 1], [634, 10]),
    kind(16, 0, 6, false, [44, 1], [644, 10]),
    kind(16, 0, 8, false, [67, 1], [654, 9]),
    kind(19, 1, 1, false, [1, 1], [397, 8]),
    kind(16, 1, 3, false, [6, 2], [663, 7]),
    kind(19, 1, 2, false, [68, 3], [670, 6]),
    kind(22, 1, 2, false, [3, 1], [433, 9]),
    kind(22, 0, 2, false, [0, 0], [676, 7]),
    kind(16, 1, 1, false, [6, 2], [397, 8]),
    kind(19, 1, 2, false, [0, 0], [670, 6]),
    kind(22, 0, 4, false, [0, 0], [422, 11]),
    kind(16, 0, 5, false, [0, 0], [683, 9]),
    kind(19, 1, 1, false, [3, 1], [599, 7]),
    kind(22, 0, 4, false, [0, 0], [692, 11]),
    kind(16, 1, 3, false, [71, 2], [663, 7]),
    kind(16, 2, 1, false, [73, 1], [624, 4]),
    kind(16, 1, 2, false, [24, 1], [703, 5]),
    kind(16, 0, 1, false, [0, 0], [708, 6]),
    kind(16, 1, 5, false, [74, 3], [714, 6]),
    kind(16, 1, 6, false, [77, 3], [720, 6]),
    kind(16, 1, 7, false, [80, 3], [726, 6]),
    kind(16, 1, 8, false, [83, 3], [732, 6]),
    kind(19, 1, 5, false, [86, 3], [714, 6]),
    kind(19, 1, 6, false, [89, 3], [720, 6]),
    kind(19, 1, 7, false, [92, 3], [726, 6]),
    kind(19, 1, 8, false, [95, 3], [732, 6]),
    kind(16, 1, 6, false, [98, 3], [720, 6]),
    kind(16, 1, 7, false, [101, 3], [726, 6]),
    kind(16, 1, 8, false, [104, 3], [732, 6]),
    kind(16, 1, 9, false, [107, 3], [738, 6]),
    kind(16, 1, 5, false, [86, 3], [714, 6]),
    kind(16, 1, 6, false, [89, 3], [720, 6]),
    kind(16, 1, 7, false, [92, 3], [726, 6]),
    kind(16, 1, 8, false, [95, 3], [732, 6]),
    kind(16, 1, 5, false, [110, 3], [714, 6]),
    kind(16, 1, 6, false, [113, 3], [720, 6]),
    kind(16, 1, 7, false, [116, 3], [726, 6]),
    kind(16, 1, 8, false, [119, 3], [732, 6]),
    kind(22, 3, 7, false, [0, 0], [744, 5]),
    kind(16, 1, 6, false, [122, 2], [31, 6]),
    kind(16, 1, 8, false, [124, 4], [749, 10]),
    kind(16, 1, 9, false, [128, 4], [759, 10]),
    kind(16, 1, 9, false, [132, 5], [759, 10]),
    kind(16, 1, 10, false, [137, 5], [769, 10]),
    kind(16, 1, 11, false, [142, 5], [779, 10]),
    kind(16, 1, 11, false, [147, 5], [779, 10]),
    kind(16, 1, 12, false, [152, 5], [789, 10]),
    kind(16, 1, 10, false, [157, 5], [769, 10]),
    kind(16, 1, 9, false, [162, 4], [759, 10]),
    kind(16, 1, 10, false, [166, 4], [769, 10]),
    kind(16, 1, 10, false, [170, 5], [769, 10]),
    kind(16, 1, 11, false, [175, 5], [779, 10]),
    kind(16, 1, 12, false, [180, 5], [789, 10]),
    kind(16, 1, 12, false, [185, 5], [789, 10]),
    kind(16, 1, 13, false, [190, 5], [799, 10]),
    kind(16, 1, 11, false, [195, 5], [779, 10]),
    kind(16, 1, 11, false, [200, 4], [779, 10]),
    kind(16, 1, 11, false, [204, 4], [779, 10]),
    kind(16, 1, 12, false, [208, 4], [789, 10]),
    kind(16, 1, 10, false, [212, 4], [769, 10]),
    kind(16, 1, 10, false, [216, 4], [769, 10]),
    kind(16, 1, 7, false, [220, 4], [809, 11]),
    kind(16, 1, 8, false, [124, 4], [820, 11]),
    kind(16, 1, 9, false, [128, 4], [831, 11]),
    kind(16, 1, 5, false, [86, 3], [842, 9]),
    kind(16, 1, 5, false, [110, 3], [851, 9]),
    kind(16, 1, 6, false, [113, 3], [860, 9]),
    kind(16, 1, 7, false, [116, 3], [869, 9]),
    kind(16, 1, 8, false, [119, 3], [878, 9]),
    kind(16, 1, 6, false, [113, 3], [887, 10]),
    kind(16, 1, 7, false, [116, 3], [897, 10]),
    kind(16, 1, 8, false, [119, 3], [907, 10]),
    kind(16, 1, 7, false, [220, 4], [917, 11]),
    kind(19, 0, 7, false, [224, 3], [928, 11]),
    kind(16, 1, 8, false, [124, 4], [939, 11]),
    kind(19, 0, 8, false, [227, 3], [950, 11]),
    kind(16, 1, 9, false, [128, 4], [961, 11]),
    kind(19, 0, 9, false, [230, 3], [972, 11]),
    kind(16, 1, 8, false, [233, 5], [939, 11]),
    kind(19, 0, 8, false, [238, 4], [950, 11]),
    kind(16, 1, 9, false, [132, 5], [961, 11]),
    kind(19, 0, 9, false, [242, 4], [972, 11]),
    kind(16, 1, 10, false, [137, 5], [983, 11]),
    kind(19, 0, 10, false, [246, 4], [994, 11]),
    kind(16, 1, 11, false, [142, 5], [1005, 11]),
    kind(19, 0, 11, false, [250, 4], [1016, 11]),
    kind(16, 1, 10, false, [157, 5], [983, 11]),
    kind(19, 0, 10, false, [254, 4], [994, 11]),
    kind(16, 1, 11, false, [147, 5], [1005, 11]),
    kind(19, 0, 11, false, [258, 4], [1016, 11]),
    kind(16, 1, 12, false, [152, 5], [1027, 11]),
    kind(19, 0, 12, false, [262, 4], [1038, 11]),
    kind(16, 1, 9, false, [266, 5], [961, 11]),
    kind(19, 0, 9, false, [271, 4], [972, 11]),
    kind(16, 1, 8, false, [275, 4], [939, 11]),
    kind(19, 0, 8, false, [279, 3], [950, 11]),
    kind(16, 1, 9, false, [162, 4], [961, 11]),
    kind(19, 0, 9, false, [282, 3], [972, 11]),
    kind(16, 1, 10, false, [166, 4], [983, 11]),
    kind(19, 0, 10, false, [285, 3], [994, 11]),
    kind(16, 1, 9, false, [288, 5], [961, 11]),
    kind(19, 0, 9, false, [293, 4], [972, 11]),
    kind(16, 1, 10, false, [170, 5], [983, 11]),
    kind(19, 0, 10, false, [297, 4], [994, 11]),
    kind(16, 1, 11, false, [175, 5], [1005, 11]),
    kind(19, 0, 11, false, [301, 4], [1016, 11]),
    kind(16, 1, 12, false, [180, 5], [1027, 11]),
    kind(19, 0, 12, false, [305, 4], [1038, 11]),
    kind(16, 1, 11, false, [195, 5], [1005, 11]),
    kind(19, 0, 11, false, [309, 4], [1016, 11]),
    kind(16, 1, 12, false, [185, 5], [1027, 11]),
    kind(19, 0, 12, false, [313, 4], [1038, 11]),
    kind(16, 1, 13, false, [190, 5], [1049, 11]),
    kind(19, 0, 13, false, [317, 4], [1060, 11]),
    kind(16, 1, 10, false, [321, 5], [983, 11]),
    kind(19, 0, 10, false, [326, 4], [994, 11]),
    kind(16, 1, 10, false, [321, 5], [769, 10]),
    kind(19, 0, 10, false, [326, 4], [1071, 10]),
    kind(19, 0, 11, false, [309, 4], [1081, 10]),
    kind(16, 1, 13, false, [330, 5], [799, 10]),
    kind(19, 0, 13, false, [335, 4], [1091, 10]),
    kind(16, 1, 14, false, [339, 5], [1101, 10]),
    kind(19, 0, 14, false, [344, 4], [1111, 10]),
    kind(16, 1, 16, false, [348, 5], [1121, 10]),
    kind(19, 0, 16, false, [353, 4], [1131, 10]),
    kind(19, 0, 12, false, [313, 4], [1141, 10]),
    kind(16, 1, 15, false, [357, 5], [1151, 10]),
    kind(19, 0, 15, false, [362, 4], [1161, 10]),
    kind(16, 1, 17, false, [366, 5], [1171, 10]),
    kind(19, 0, 17, false, [371, 4], [1181, 10]),
    kind(16, 1, 12, false, [375, 5], [789, 10]),
    kind(19, 0, 12, false, [380, 4], [1141, 10]),
    kind(16, 1, 13, false, [384, 5], [799, 10]),
    kind(19, 0, 13, false, [389, 4], [1091, 10]),
    kind(16, 1, 15, false, [393, 5], [1151, 10]),
    kind(19, 0, 15, false, [398, 4], [1161, 10]),
    kind(16, 1, 16, false, [402, 5], [1121, 10]),
    kind(19, 0, 16, false, [407, 4], [1131, 10]),
    kind(16, 1, 18, false, [411, 5], [1191, 10]),
    kind(19, 0, 18, false, [416, 4], [1201, 10]),
    kind(16, 1, 11, false, [420, 5], [779, 10]),
    kind(19, 0, 11, false, [425, 4], [1081, 10]),
    kind(16, 1, 14, false, [429, 5], [1101, 10]),
    kind(19, 0, 14, false, [434, 4], [1111, 10]),
    kind(16, 1, 17, false, [438, 5], [1171, 10]),
    kind(19, 0, 17, false, [443, 4], [1181, 10]),
    kind(16, 1, 11, false, [200, 4], [1005, 11]),
    kind(19, 0, 11, false, [447, 3], [1016, 11]),
    kind(16, 1, 10, false, [212, 4], [983, 11]),
    kind(19, 0, 10, false, [450, 3], [994, 11]),
    kind(16, 1, 11, false, [204, 4], [1005, 11]),
    kind(19, 0, 11, false, [453, 3], [1016, 11]),
    kind(16, 1, 12, false, [208, 4], [1027, 11]),
    kind(19, 0, 12, false, [456, 3], [1038, 11]),
    kind(19, 0, 9, false, [282, 3], [1211, 10]),
    kind(19, 0, 10, false, [285, 3], [1071, 10]),
    kind(19, 0, 11, false, [447, 3], [1081, 10]),
    kind(19, 0, 10, false, [450, 3], [1071, 10]),
    kind(19, 0, 11, false, [453, 3], [1081, 10]),
    kind(19, 0, 12, false, [456, 3], [1141, 10]),
    kind(16, 1, 8, false, [275, 4], [749, 10]),
    kind(19, 0, 8, false, [279, 3], [1221, 10]),
    kind(16, 1, 9, false, [459, 4], [759, 10]),
    kind(19, 0, 9, false, [463, 3], [1211, 10]),
    kind(16, 1, 9, false, [459, 4], [961, 11]),
    kind(19, 0, 9, false, [463, 3], [972, 11]),
    kind(16, 1, 9, false, [288, 5], [759, 10]),
    kind(19, 0, 9, false, [293, 4], [1211, 10]),
    kind(19, 0, 10, false, [297, 4], [1071, 10]),
    kind(16, 1, 12, false, [466, 5], [789, 10]),
    kind(19, 0, 12, false, [471, 4], [1141, 10]),
    kind(16, 1, 13, false, [475, 5], [799, 10]),
    kind(19, 0, 13, false, [480, 4], [1091, 10]),
    kind(16, 1, 15, false, [484, 5], [1151, 10]),
    kind(19, 0, 15, false, [489, 4], [1161, 10]),
    kind(19, 0, 11, false, [301, 4], [1081, 10]),
    kind(16, 1, 14, false, [493, 5], [1101, 10]),
    kind(19, 0, 14, false, [498, 4], [1111, 10]),
    kind(16, 1, 16, false, [502, 5], [1121, 10]),
    kind(19, 0, 16, false, [507, 4], [1131, 10]),
    kind(16, 1, 10, false, [216, 4], [983, 11]),
    kind(19, 0, 10, false, [511, 3], [994, 11]),
    kind(19, 0, 8, false, [227, 3], [1221, 10]),
    kind(19, 0, 9, false, [230, 3], [1211, 10]),
    kind(19, 0, 10, false, [511, 3], [1071, 10]),
    kind(16, 1, 7, false, [220, 4], [1231, 10]),
    kind(19, 0, 7, false, [224, 3], [1241, 10]),
    kind(16, 0, 6, false, [86, 3], [1251, 10]),
    kind(16, 0, 7, false, [89, 3], [1261, 10]),
    kind(16, 0, 8, false, [92, 3], [1271, 10]),
    kind(16, 0, 9, false, [95, 3], [1281, 10]),
    kind(16, 1, 0, false, [0, 0], [1291, 9]),
    kind(16, 0, 2, false, [0, 0], [1300, 6]),
    kind(22, 1, 0, false, [0, 0], [412, 2]),
    kind(16, 1, 4, false, [0, 0], [246, 8]),
    kind(16, 1, 4, false, [0, 0], [1306, 10]),
    kind(16, 1, 4, false, [0, 0], [323, 9]),
    kind(16, 1, 5, false, [0, 0], [1316, 10]),
    kind(19, 1, 4, false, [0, 0], [246, 8]),
    kind(16, 1, 5, false, [0, 0], [1326, 9]),
    kind(16, 1, 6, false, [0, 0], [1335, 10]),
    kind(19, 1, 1, false, [73, 1], [405, 7]),
    kind(16, 1, 1, false, [0, 0], [397, 8]),
    kind(16, 0, 1, false, [0, 0], [1345, 3]),
    kind(16, 1, 1, false, [3, 1], [1348, 7]),
    kind(16, 1, 3, false, [0, 0], [1355, 9]),
    kind(16, 1, 0, false, [0, 0], [1364, 7]),
    kind(22, 0, 5, false, [55, 1], [1371, 12]),
    kind(16, 1, 1, false, [73, 1], [624, 4]),
    kind(19, 1, 4, false, [56, 2], [1383, 9]),
    kind(16, 1, 2, false, [0, 0], [1392, 7]),
    kind(16, 1, 6, false, [0, 0], [1399, 11]),
    kind(22, 1, 6, false, [0, 0], [1399, 11]),
    kind(22, 1, 9, false, [514, 2], [1410, 12]),
    kind(16, 1, 5, false, [24, 1], [1422, 10]),
    kind(16, 1, 2, false, [3, 1], [617, 7]),
    kind(16, 1, 2, false, [24, 1], [397, 8]),
    kind(16, 1, 3, false, [0, 0], [1432, 6]),
    kind(22, 1, 3, false, [0, 0], [576, 6]),
    kind(16, 1, 6, false, [3, 1], [1438, 8]),
    kind(22, 2, 4, false, [0, 0], [1446, 8]),
    kind(19, 1, 5, false, [0, 0], [1454, 8]),
    kind(16, 1, 1, false, [3, 1], [576, 6]),
    kind(22, 1, 1, false, [0, 0], [1392, 7]),
    kind(19, 1, 4, false, [3, 1], [582, 5]),
    kind(16, 1, 5, false, [3, 1], [1462, 5]),
    kind(16, 1, 6, false, [24, 1], [1467, 5]),
    kind(19, 1, 5, false, [3, 1], [1462, 5]),
    kind(16, 1, 5, false, [1, 1], [1462, 5]),
    kind(22, 1, 5, false, [3, 1], [1462, 5]),
    kind(16, 1, 4, false, [3, 1], [1472, 7]),
    kind(16, 0, 7, false, [0, 0], [1479, 8]),
    kind(16, 0, 5, false, [3, 1], [1487, 7]),
    kind(16, 0, 5, false, [1, 1], [1487, 7]),
    kind(19, 1, 4, false, [3, 1], [1494, 7]),
    kind(19, 1, 5, false, [3, 1], [1501, 7]),
    kind(19, 1, 6, false, [24, 1], [1508, 7]),
    kind(19, 1, 5, false, [1, 1], [1501, 7]),
    kind(22, 1, 5, false, [3, 1], [1501, 7]),
    kind(19, 1, 4, false, [3, 1], [1515, 9]),
    kind(19, 1, 4, false, [1, 1], [1515, 9]),
    kind(19, 0, 7, false, [0, 0], [1524, 12]),
    kind(19, 0, 5, false, [3, 1], [1536, 9]),
    kind(19, 0, 5, false, [1, 1], [1536, 9]),
    kind(19, 1, 5, false, [3, 1], [1545, 10]),
    kind(19, 0, 6, false, [3, 1], [1555, 10]),
    kind(16, 1, 5, false, [3, 1], [1565, 8]),
    kind(16, 0, 6, false, [3, 1], [1573, 8]),
    kind(16, 1, 1, false, [3, 1], [405, 7]),
    kind(16, 1, 2, false, [3, 1], [576, 6]),
    kind(16, 0, 0, false, [0, 0], [1581, 5]),
    kind(19, 0, 2, false, [0, 0], [1581, 5]),
    kind(19, 0, 1, false, [0, 0], [1581, 5]),
    kind(19, 0, 1, false, [0, 0], [708, 6]),
    kind(19, 1, 1, false, [0, 0], [708, 6]),
    kind(19, 1, 1, false, [0, 0], [1586, 7]),
    kind(16, 1, 3, false, [3, 1], [16, 7]),
    kind(22, 0, 3, false, [0, 0], [1593, 7]),
    kind(22, 0, 0, false, [0, 0], [1581, 5]),
    kind(16, 0, 0, false, [0, 0], [624, 4]),
    kind(16, 0, 1, false, [0, 0], [1600, 6]),
    kind(19, 1, 1, false, [0, 0], [1581, 5]),
    kind(22, 1, 1, false, [0, 0], [1581, 5]),
    kind(16, 1, 0, false, [0, 0], [1606, 5]),
    kind(16, 1, 1, false, [0, 0], [1600, 6]),
    kind(16, 1, 0, false, [0, 0], [624, 4]),
    kind(22, 0, 1, false, [0, 0], [1600, 6]),
    kind(19, 0, 1, false, [0, 0], [1600, 6]),
    kind(22, 0, 2, false, [55, 1], [1611, 6]),
    kind(19, 1, 1, false, [71, 2], [1586, 7]),
    kind(16, 0, 2, false, [0, 0], [1617, 4]),
    kind(16, 1, 1, false, [24, 1], [1617, 4]),
    kind(16, 0, 2, false, [0, 0], [1621, 3]),
    kind(16, 0, 2, false, [0, 0], [1600, 6]),
    kind(19, 0, 1, false, [0, 0], [1624, 2]),
    kind(22, 0, 1, false, [0, 0], [1626, 6]),
    kind(19, 0, 1, false, [0, 0], [1632, 5]),
    kind(16, 0, 0, false, [0, 0], [1624, 2]),
    kind(16, 0, 1, false, [0, 0], [1632, 5]),
    kind(16, 1, 3, false, [24, 1], [397, 8]),
    kind(16, 0, 3, false, [0, 0], [1637, 8]),
    kind(19, 1, 2, false, [24, 1], [576, 6]),
    kind(16, 1, 1, false, [24, 1], [397, 8]),
    kind(22, 1, 6, false, [0, 0], [1645, 10]),
    kind(16, 1, 6, false, [0, 0], [1645, 10]),
    kind(16, 1, 1, false, [3, 1], [1432, 6]),
    kind(16, 1, 1, false, [3, 1], [1655, 7]),
    kind(16, 1, 6, false, [3, 1], [1467, 5]),
    kind(16, 1, 7, false, [24, 1], [1662, 5]),
    kind(19, 1, 6, false, [3, 1], [1467, 5]),
    kind(16, 1, 6, false, [1, 1], [1467, 5]),
    kind(22, 1, 6, false, [3, 1], [1467, 5]),
    kind(16, 1, 5, false, [3, 1], [1667, 7]),
    kind(16, 0, 8, false, [0, 0], [1674, 8]),
    kind(16, 0, 6, false, [3, 1], [1682, 7]),
    kind(22, 1, 5, false, [3, 1], [1689, 7]),
    kind(19, 1, 6, false, [3, 1], [1696, 7]),
    kind(19, 1, 7, false, [24, 1], [1703, 7]),
    kind(19, 1, 6, false, [1, 1], [1696, 7]),
    kind(22, 1, 6, false, [3, 1], [1696, 7]),
    kind(19, 1, 5, false, [3, 1], [1710, 9]),
    kind(19, 0, 8, false, [0, 0], [1719, 12]),
    kind(19, 0, 6, false, [3, 1], [1731, 9]),
    kind(19, 1, 6, false, [3, 1], [1740, 10]),
    kind(19, 0, 7, false, [3, 1], [1750, 10]),
    kind(16, 1, 6, false, [3, 1], [1760, 8]),
    kind(16, 0, 7, false, [3, 1], [1768, 8]),
    kind(16, 1, 6, false, [0, 0], [1776, 11]),
    kind(19, 1, 4, false, [516, 4], [1787, 5]),
    kind(22, 1, 8, false, [520, 4], [1792, 9]),
    kind(22, 1, 6, false, [524, 4], [1801, 7]),
    kind(19, 1, 4, false, [528, 4], [1787, 5]),
    kind(19, 1, 4, false, [524, 4], [1787, 5]),
    kind(22, 1, 9, false, [532, 4], [1808, 10]),
    kind(19, 1, 7, false, [532, 4], [1818, 8]),
    kind(22, 1, 1, false, [1, 1], [397, 8]),
    kind(22, 0, 5, false, [0, 0], [1826, 7]),
    kind(22, 0, 3, false, [0, 0], [1833, 7]),
    kind(16, 1, 2, false, [1, 1], [397, 8]),
    kind(16, 0, 0, false, [0, 0], [1840, 4]),
    kind(16, 1, 6, false, [3, 1], [1844, 10]),
    kind(19, 1, 0, false, [0, 0], [414, 8]),
    kind(22, 1, 2, false, [3, 1], [617, 7]),
    kind(19, 1, 2, false, [3, 1], [617, 7]),
    kind(22, 1, 2, false, [3, 1], [1586, 7]),
    kind(16, 1, 0, false, [0, 0], [1854, 9]),
    kind(16, 1, 4, false, [71, 2], [1863, 8]),
    kind(19, 1, 4, false, [71, 2], [1863, 8]),
    kind(22, 1, 8, false, [536, 2], [1871, 11]),
    kind(22, 1, 8, false, [538, 3], [1871, 11]),
    kind(22, 1, 6, false, [39, 2], [1882, 10]),
    kind(16, 1, 4, false, [541, 2], [1863, 8]),
    kind(19, 1, 4, false, [541, 2], [1863, 8]),
    kind(22, 1, 6, false, [543, 3], [1892, 9]),
    kind(16, 1, 3, false, [39, 2], [405, 7]),
    kind(19, 1, 3, false, [39, 2], [405, 7]),
    kind(16, 1, 3, false, [541, 2], [405, 7]),
    kind(22, 1, 4, false, [546, 3], [1901, 8]),
    kind(16, 1, 6, false, [29, 2], [1909, 10]),
    kind(19, 1, 6, false, [29, 2], [1909, 10]),
    kind(22, 1, 8, false, [29, 2], [1919, 12]),
    kind(22, 1, 14, false, [543, 3], [1931, 16]),
    kind(22, 1, 12, false, [546, 3], [1947, 14]),
    kind(16, 1, 0, false, [0, 0], [1961, 9]),
    kind(16, 0, 1, false, [0, 0], [1970, 4]),
    kind(16, 1, 1, false, [0, 0], [576, 6]),
    kind(16, 1, 3, false, [3, 1], [576, 6]),
    kind(16, 1, 4, false, [549, 2], [126, 6]),
    kind(16, 1, 2, false, [0, 0], [1974, 8]),
    kind(16, 1, 3, false, [0, 0], [1982, 8]),
    kind(16, 2, 2, false, [0, 0], [1974, 8]),
    kind(16, 2, 4, false, [0, 0], [1990, 8]),
    kind(16, 1, 4, false, [0, 0], [1990, 8]),
    kind(16, 2, 3, false, [0, 0], [1982, 8]),
    kind(16, 2, 5, false, [0, 0], [1998, 8]),
    kind(16, 1, 5, false, [0, 0], [1998, 8]),
    kind(16, 2, 6, false, [0, 0], [2006, 8]),
    kind(16, 1, 2, false, [1, 1], [1974, 8]),
    kind(16, 1, 3, false, [1, 1], [1982, 8]),
    kind(16, 1, 4, false, [49, 2], [1982, 8]),
    kind(16, 1, 4, false, [1, 1], [1990, 8]),
    kind(16, 1, 5, false, [551, 2], [1990, 8]),
    kind(16, 1, 5, false, [1, 1], [1998, 8]),
    kind(16, 1, 6, false, [553, 2], [1998, 8]),
    kind(16, 0, 6, false, [0, 0], [2014, 7]),
    kind(16, 1, 1, false, [0, 0], [11, 2]),
    kind(16, 0, 1, false, [0, 0], [10, 1]),
    kind(16, 1, 0, false, [0, 0], [31, 6]),
    kind(16, 1, 1, false, [2, 1], [10, 1]),
    kind(16, 2, 1, false, [0, 0], [10, 1]),
    kind(16, 0, 3, false, [0, 0], [2021, 3]),
    kind(16, 0, 6, false, [0, 0], [2024, 6]),
    kind(16, 0, 5, false, [0, 0], [2030, 4]),
    kind(16, 1, 5, false, [0, 0], [2034, 6]),
    kind(16, 2, 3, false, [0, 0], [2040, 4]),
    kind(16, 1, 5, false, [49, 2], [0, 6]),
    kind(16, 1, 4, false, [47, 2], [0, 6]),
    kind(16, 1, 3, false, [555, 2], [0, 6]),
    kind(16, 2, 3, false, [0, 0], [0, 6]),
    kind(22, 1, 2, false, [10, 2], [0, 6]),
    kind(16, 1, 4, false, [49, 2], [0, 6]),
    kind(16, 1, 3, false, [557, 2], [0, 6]),
    kind(16, 1, 2, false, [559, 2], [0, 6]),
    kind(16, 1, 3, false, [561, 3], [0, 6]),
    kind(16, 1, 4, false, [564, 2], [0, 6]),
    kind(16, 1, 6, false, [566, 3], [0, 6]),
    kind(16, 1, 5, false, [569, 3], [0, 6]),
    kind(16, 1, 1, false, [41, 1], [0, 6]),
    kind(16, 2, 4, false, [0, 0], [0, 6]),
    kind(16, 1, 4, false, [42, 1], [0, 6]),
    kind(16, 1, 5, false, [572, 2], [0, 6]),
    kind(16, 2, 3, false, [0, 1], [0, 6]),
    kind(16, 2, 5, false, [553, 2], [0, 6]),
    kind(16, 1, 6, false, [553, 2], [0, 6]),
    kind(16, 1, 5, false, [551, 2], [0, 6]),
    kind(16, 1, 5, false, [574, 3], [0, 6]),
    kind(16, 1, 4, false, [577, 3], [0, 6]),
    kind(16, 1, 4, false, [0, 0], [0, 6]),
    kind(16, 1, 2, false, [4, 2], [0, 6]),
    kind(16, 1, 4, false, [580, 3], [0, 6]),
    kind(16, 2, 4, false, [551, 2], [0, 6]),
    kind(16, 2, 1, false, [31, 2], [58, 6]),
    kind(16, 4, 1, false, [35, 2], [58, 6]),
    kind(16, 1, 2, false, [10, 2], [31, 6]),
    kind(16, 1, 3, false, [577, 3], [31, 6]),
    kind(16, 2, 2, false, [10, 2], [31, 6]),
    kind(16, 2, 3, false, [569, 3], [31, 6]),
    kind(16, 1, 5, false, [583, 3], [31, 6]),
    kind(16, 1, 6, false, [586, 4], [31, 6]),
    kind(16, 1, 6, false, [590, 1], [0, 6]),
    kind(16, 1, 7, false, [591, 2], [0, 6]),
    kind(16, 2, 7, false, [593, 1], [0, 6]),
    kind(16, 2, 8, false, [594, 2], [0, 6]),
    kind(16, 1, 4, false, [596, 3], [0, 6]),
    kind(16, 1, 3, false, [10, 2], [0, 6]),
    kind(16, 1, 7, false, [599, 2], [0, 6]),
    kind(16, 1, 5, false, [4, 2], [0, 6]),
    kind(16, 1, 6, false, [601, 3], [0, 6]),
    kind(22, 1, 1, false, [0, 1], [0, 6]),
    kind(16, 1, 7, false, [601, 3], [0, 6]),
    kind(16, 2, 3, false, [41, 1], [0, 6]),
    kind(16, 2, 4, false, [604, 2], [0, 6]),
    kind(16, 1, 8, false, [4, 2], [0, 6]),
    kind(16, 1, 9, false, [606, 3], [0, 6]),
    kind(16, 0, 4, false, [609, 2], [339, 6]),
    kind(16, 0, 6, false, [609, 2], [339, 6]),
    kind(16, 0, 3, false, [4, 2], [218, 6]),
    kind(16, 0, 4, false, [611, 3], [218, 6]),
    kind(16, 1, 3, false, [47, 2], [218, 6]),
    kind(16, 1, 4, false, [580, 3], [218, 6]),
    kind(16, 0, 5, false, [614, 3], [218, 6]),
    kind(16, 0, 6, false, [617, 4], [218, 6]),
    kind(16, 1, 2, false, [10, 2], [0, 6]),
    kind(16, 1, 2, false, [39, 2], [0, 6]),
    kind(16, 1, 2, false, [53, 2], [58, 6]),
    kind(16, 3, 1, false, [33, 2], [58, 6]),
    kind(16, 2, 2, false, [31, 2], [58, 6]),
    kind(16, 2, 5, false, [31, 2], [58, 6]),
    kind(16, 3, 2, false, [33, 2], [58, 6]),
    kind(16, 3, 6, false, [33, 2], [58, 6]),
    kind(16, 4, 2, false, [35, 2], [58, 6]),
    kind(16, 4, 7, false, [35, 2], [58, 6]),
    kind(16, 0, 3, false, [609, 2], [339, 6]),
    kind(16, 0, 3, false, [609, 2], [2044, 7]),
    kind(16, 0, 4, false, [609, 2], [2044, 7]),
    kind(16, 0, 5, false, [609, 2], [2044, 7]),
    kind(16, 0, 5, false, [609, 2], [339, 6]),
    kind(16, 0, 7, false, [609, 2], [339, 6]),
    kind(16, 1, 5, false, [0, 0], [0, 6]),
    kind(16, 1, 6, false, [0, 0], [0, 6]),
    kind(16, 1, 2, false, [0, 0], [2051, 2]),
    kind(16, 1, 2, false, [45, 1], [10, 1]),
    kind(16, 1, 3, false, [0, 0], [10, 1]),
    kind(16, 1, 1, false, [60, 1], [0, 6]),
    kind(16, 0, 2, false, [0, 0], [2053, 2]),
    kind(16, 0, 1, false, [0, 0], [2055, 7]),
    kind(22, 1, 2, false, [1, 1], [224, 7]),
    kind(16, 1, 3, false, [621, 2], [11, 2]),
    kind(19, 1, 6, true, [3, 1], [2062, 10]),
    kind(19, 0, 7, true, [3, 1], [2072, 10]),
    kind(16, 1, 2, false, [623, 2], [11, 2]),
    kind(16, 1, 2, false, [2, 1], [2082, 3]),
    kind(16, 1, 2, false, [0, 0], [10, 1]),
    kind(16, 1, 2, false, [0, 0], [2085, 6]),
    kind(19, 1, 1, false, [3, 1], [2091, 2]),
    kind(16, 0, 2, false, [0, 0], [10, 1]),
    kind(22, 1, 2, false, [24, 1], [397, 8]),
    kind(16, 0, 1, false, [0, 0], [2093, 7]),
    kind(16, 1, 0, false, [24, 1], [11, 2]),
    kind(16, 1, 1, false, [0, 0], [10, 1]),
    kind(16, 1, 2, false, [73, 1], [10, 1]),
    kind(16, 1, 0, false, [0, 0], [2091, 2]),
    kind(19, 1, 3, false, [0, 0], [2100, 0]),
    kind(19, 0, 3, false, [0, 0], [2100, 0]),
    kind(16, 1, 2, false, [0, 0], [2100, 2]),
    kind(22, 1, 3, false, [0, 0], [2100, 2]),
    kind(16, 0, 1, false, [0, 0], [2100, 0]),
    kind(16, 1, 1, false, [0, 0], [2102, 4]),
    kind(16, 0, 3, false, [0, 0], [10, 1]),
    kind(16, 0, 2, true, [0, 0], [10, 1]),
    kind(19, 1, 0, true, [0, 0], [10, 1]),
    kind(16, 1, 0, false, [0, 0], [11, 2]),
    kind(16, 1, 2, false, [0, 0], [2106, 4]),
    kind(16, 1, 4, false, [0, 0], [2110, 9]),
    kind(16, 1, 4, false, [0, 0], [10, 1]),
    kind(16, 1, 6, false, [0, 0], [10, 1]),
    kind(22, 1, 0, false, [0, 0], [11, 2]),
    kind(16, 1, 3, false, [0, 0], [2119, 3]),
    kind(16, 1, 1, false, [0, 0], [2091, 2]),
    kind(16, 1, 2, false, [0, 0], [2122, 8]),
    kind(16, 1, 3, true, [3, 1], [2091, 2]),
    kind(16, 1, 0, true, [3, 1], [10, 1]),
    kind(16, 0, 6, false, [0, 0], [224, 7]),
    kind(16, 0, 3, false, [0, 0], [224, 7]),
    kind(16, 0, 1, false, [0, 0], [224, 7]),
    kind(16, 0, 0, false, [0, 0], [0, 6]),
    kind(19, 1, 1, false, [46, 1], [0, 6]),
    kind(22, 1, 2, false, [73, 1], [0, 6]),
    kind(22, 1, 2, false, [1, 1], [0, 6]),
    kind(22, 1, 1, false, [1, 1], [0, 6]),
    kind(22, 1, 1, false, [60, 1], [0, 6]),
    kind(22, 0, 1, false, [0, 0], [26, 5]),
    kind(19, 1, 4, false, [60, 1], [0, 6]),
    kind(22, 1, 5, false, [0, 0], [0, 6]),
    kind(19, 1, 6, false, [60, 1], [0, 6]),
    kind(19, 1, 8, false, [60, 1], [0, 6]),
    kind(22, 1, 2, false, [60, 1], [0, 6]),
    kind(22, 1, 1, false, [73, 1], [0, 6]),
    kind(16, 1, 0, false, [0, 0], [2130, 3]),
    kind(19, 1, 1, false, [1, 1], [0, 6]),
    kind(16, 1, 1, false, [0, 0], [2130, 3]),
    kind(22, 0, 0, false, [0, 0], [2133, 6]),
    kind(19, 1, 3, false, [24, 1], [0, 6]),
    kind(19, 1, 1, false, [60, 1], [0, 6]),
    kind(19, 1, 3, false, [60, 1], [0, 6]),
    kind(22, 1, 5, false, [3, 1], [2133, 6]),
    kind(22, 1, 3, false, [1, 1], [0, 6]),
    kind(22, 1, 1, false, [27, 2], [10, 1]),
    kind(22, 1, 1, false, [46, 1], [31, 6]),
    kind(22, 1, 2, false, [625, 2], [0, 6]),
    kind(22, 1, 5, false, [3, 1], [0, 6]),
    kind(22, 2, 2, false, [627, 3], [31, 6]),
    kind(22, 4, 2, false, [630, 5], [31, 6]),
    kind(22, 8, 2, false, [635, 9], [31, 6]),
    kind(22, 2, 3, false, [623, 2], [31, 6]),
    kind(22, 2, 2, false, [623, 2], [31, 6]),
    kind(22, 1, 1, false, [0, 0], [0, 6]),
    kind(22, 0, 4, false, [644, 2], [218, 6]),
    kind(22, 0, 3, false, [623, 2], [218, 6]),
    kind(22, 1, 2, false, [46, 1], [175, 6]),
    kind(22, 1, 3, false, [24, 1], [0, 6]),
    kind(19, 1, 2, false, [73, 1], [0, 6]),
    kind(22, 1, 1, false, [46, 1], [0, 6]),
    kind(22, 2, 1, false, [24, 1], [0, 6]),
    kind(22, 0, 6, false, [646, 1], [2133, 6]),
    kind(22, 1, 1, false, [0, 0], [1586, 7]),
    kind(22, 1, 0, false, [0, 0], [2133, 6]),
    kind(22, 1, 0, false, [0, 0], [1586, 7]),
    kind(22, 1, 1, false, [3, 1], [1586, 7]),
    kind(22, 1, 1, false, [24, 1], [1586, 7]),
    kind(16, 1, 1, false, [55, 1], [11, 2]),
    kind(16, 0, 1, false, [0, 0], [2139, 3]),
    kind(16, 0, 1, false, [0, 0], [2142, 2]),
    kind(16, 1, 1, false, [2, 1], [11, 2]),
    kind(16, 1, 3, false, [24, 1], [16, 7]),
    kind(19, 1, 3, false, [1, 1], [2144, 7]),
    kind(22, 1, 4, false, [1, 1], [2144, 7]),
    kind(16, 1, 2, false, [1, 1], [2144, 7]),
    kind(16, 1, 3, false, [1, 1], [2144, 7]),
    kind(16, 1, 4, false, [1, 1], [2144, 7]),
    kind(16, 1, 4, false, [60, 1], [2144, 7]),
    kind(16, 1, 5, false, [1, 1], [2144, 7]),
    kind(16, 1, 2, false, [541, 2], [2144, 7]),
    kind(16, 1, 2, false, [6, 2], [2144, 7]),
    kind(16, 1, 3, false, [541, 2], [2144, 7]),
    kind(19, 1, 4, false, [647, 2], [2144, 7]),
    kind(16, 1, 3, false, [6, 2], [2144, 7]),
    kind(16, 1, 3, false, [39, 2], [2144, 7]),
    kind(19, 1, 0, false, [0, 0], [1586, 7]),
    kind(19, 1, 2, false, [25, 2], [271, 8]),
    kind(16, 1, 0, true, [3, 1], [2100, 0]),
    kind(16, 1, 1, false, [56, 2], [2151, 8]),
    kind(16, 1, 1, false, [2, 1], [2151, 8]),
    kind(16, 1, 3, false, [3, 1], [2159, 8]),
    kind(16, 1, 5, true, [649, 1], [2167, 4]),
    kind(19, 1, 3, false, [73, 1], [323, 9]),
    kind(16, 0, 1, true, [0, 0], [2100, 0]),
    kind(22, 0, 4, false, [650, 3], [2171, 8]),
    kind(16, 0, 1, false, [0, 0], [126, 6]),
    kind(19, 1, 4, true, [3, 1], [2179, 3]),
    kind(16, 0, 4, true, [0, 0], [2179, 3]),
    kind(16, 0, 2, true, [0, 0], [2182, 6]),
    kind(22, 1, 3, false, [41, 1], [224, 7]),
    kind(19, 0, 3, false, [51, 2], [2188, 6]),
    kind(22, 0, 3, false, [51, 2], [2188, 6]),
    kind(22, 1, 3, false, [514, 2], [224, 7]),
    kind(16, 1, 6, false, [0, 1], [238, 8]),
    kind(16, 1, 4, false, [653, 3], [2194, 7]),
    kind(16, 0, 5, false, [653, 3], [2201, 7]),
    kind(16, 1, 0, false, [0, 0], [2208, 8]),
    kind(22, 0, 0, true, [0, 0], [126, 6]),
    kind(16, 1, 2, false, [541, 2], [397, 8]),
    kind(16, 1, 1, false, [55, 1], [316, 7]),
    kind(19, 2, 1, false, [39, 2], [397, 8]),
    kind(16, 1, 2, false, [0, 0], [2216, 2]),
    kind(16, 0, 3, false, [0, 0], [2218, 4]),
    kind(16, 1, 0, false, [24, 1], [26, 5]),
    kind(19, 1, 0, false, [24, 1], [126, 6]),
    kind(16, 1, 0, false, [0, 0], [126, 6]),
    kind(16, 1, 2, false, [0, 0], [316, 7]),
    kind(16, 1, 1, false, [0, 0], [316, 7]),
    kind(16, 1, 3, false, [0, 0], [2159, 8]),
    kind(16, 1, 3, false, [0, 0], [64, 7]),
    kind(16, 1, 2, false, [0, 0], [2222, 5]),
    kind(16, 1, 2, false, [0, 0], [2227, 6]),
    kind(16, 1, 1, false, [0, 0], [2233, 6]),
    kind(16, 1, 3, false, [0, 0], [2222, 5]),
    kind(16, 1, 1, false, [0, 0], [2222, 5]),
    kind(16, 1, 4, false, [0, 0], [2222, 5]),
    kind(16, 2, 2, false, [0, 0], [31, 6]),
    kind(16, 2, 4, false, [0, 0], [345, 7]),
    kind(16, 2, 3, false, [0, 0], [332, 7]),
    kind(16, 1, 1, false, [0, 0], [2239, 3]),
    kind(16, 1, 3, false, [0, 0], [316, 7]),
    kind(16, 1, 4, false, [0, 0], [2242, 8]),
    kind(16, 1, 3, false, [0, 0], [218, 6]),
    kind(16, 1, 5, false, [0, 0], [352, 7]),
    kind(16, 1, 4, false, [0, 0], [345, 7]),
    kind(16, 1, 2, false, [0, 0], [2239, 3]),
    kind(22, 1, 2, false, [0, 0], [0, 6]),
    kind(16, 1, 3, false, [0, 0], [2250, 8]),
    kind(16, 2, 3, false, [0, 0], [2250, 8]),
    kind(16, 2, 3, false, [0, 0], [2258, 7]),
    kind(16, 0, 4, false, [0, 0], [2265, 8]),
    kind(16, 1, 4, false, [0, 0], [2265, 8]),
    kind(16, 1, 4, false, [0, 0], [2201, 7]),
    kind(16, 0, 3, false, [0, 0], [218, 6]),
    kind(16, 2, 2, false, [0, 0], [0, 6]),
    kind(22, 0, 4, false, [0, 0], [2188, 6]),
    kind(16, 0, 4, false, [0, 0], [2188, 6]),
    kind(16, 0, 5, false, [0, 0], [2188, 6]),
    kind(16, 0, 4, false, [0, 0], [218, 6]),
    kind(16, 0, 5, false, [0, 0], [218, 6]),
    kind(16, 0, 2, false, [0, 0], [26, 5]),
    kind(16, 0, 2, false, [0, 0], [2188, 6]),
    kind(16, 1, 0, false, [0, 0], [2188, 6]),
    kind(16, 0, 1, false, [0, 0], [2188, 6]),
    kind(16, 1, 4, false, [0, 0], [2273, 7]),
    kind(16, 1, 4, false, [0, 0], [2280, 7]),
    kind(16, 0, 2, false, [0, 0], [126, 6]),
    kind(16, 0, 3, false, [0, 0], [2287, 10]),
    kind(16, 0, 3, false, [0, 0], [2297, 8]),
    kind(16, 0, 3, false, [0, 0], [2305, 2]),
    kind(19, 0, 3, false, [0, 0], [2307, 3]),
    kind(16, 0, 0, true, [0, 0], [26, 5]),
    kind(16, 0, 3, false, [0, 0], [2310, 10]),
    kind(19, 0, 5, false, [0, 0], [10, 1]),
    kind(16, 0, 4, false, [0, 0], [10, 1]),
    kind(16, 0, 5, false, [0, 0], [10, 1]),
    kind(19, 0, 3, false, [0, 0], [10, 1]),
    kind(19, 0, 4, false, [0, 0], [10, 1]),
    kind(16, 0, 3, false, [45, 1], [2320, 8]),
    kind(16, 1, 2, false, [45, 1], [2328, 8]),
    kind(16, 1, 1, false, [46, 1], [1586, 7]),
    kind(16, 1, 2, false, [60, 1], [465, 9]),
    kind(16, 1, 1, false, [55, 1], [2336, 7]),
    kind(19, 1, 2, false, [647, 2], [397, 8]),
    kind(16, 0, 1, false, [55, 1], [2343, 7]),
    kind(16, 1, 2, false, [656, 1], [58, 6]),
    kind(16, 0, 1, false, [0, 0], [2051, 2]),
    kind(16, 0, 3, false, [0, 0], [2350, 3]),
    kind(16, 1, 1, false, [0, 0], [2051, 2]),
    kind(16, 1, 2, false, [0, 0], [2053, 2]),
    kind(16, 1, 3, false, [0, 0], [2305, 2]),
    kind(19, 1, 1, false, [0, 0], [11, 2]),
    kind(22, 1, 1, false, [0, 0], [11, 2]),
    kind(22, 1, 2, false, [0, 0], [11, 2]),
    kind(19, 1, 2, false, [0, 0], [11, 2]),
    kind(19, 1, 2, false, [0, 0], [2082, 3]),
    kind(19, 1, 3, false, [0, 0], [11, 2]),
    kind(19, 1, 3, false, [0, 0], [2353, 3]),
    kind(19, 1, 2, false, [0, 0], [2356, 7]),
    kind(19, 1, 1, false, [0, 0], [2139, 3]),
    kind(19, 1, 2, false, [0, 0], [58, 6]),
    kind(19, 0, 3, false, [0, 0], [2363, 3]),
    kind(19, 0, 4, false, [0, 0], [2366, 4]),
    kind(19, 0, 3, false, [0, 0], [2370, 2]),
    kind(16, 1, 4, false, [2, 1], [2372, 4]),
    kind(22, 1, 5, false, [2, 1], [2376, 4]),
    kind(16, 1, 5, false, [2, 1], [2376, 4]),
    kind(16, 0, 2, false, [0, 0], [2051, 2]),
    kind(16, 1, 1, false, [73, 1], [2380, 6]),
    kind(16, 1, 2, false, [24, 1], [2380, 6]),
    kind(16, 0, 3, false, [0, 1], [2201, 7]),
    kind(16, 1, 3, false, [0, 1], [2386, 7]),
    kind(16, 1, 3, false, [10, 2], [31, 6]),
    kind(16, 1, 3, false, [53, 2], [2194, 7]),
    kind(16, 0, 3, false, [10, 2], [218, 6]),
    kind(16, 0, 3, false, [53, 2], [2201, 7]),
    kind(16, 1, 5, false, [657, 2], [2393, 10]),
    kind(16, 0, 6, false, [657, 2], [2403, 11]),
    kind(16, 1, 5, false, [659, 3], [1335, 10]),
    kind(22, 1, 2, false, [1, 1], [397, 8]),
    kind(16, 0, 4, false, [662, 3], [2414, 12]),
    kind(16, 0, 4, false, [662, 3], [2426, 9]),
    kind(16, 0, 4, false, [662, 3], [2435, 10]),
    kind(16, 0, 4, false, [665, 2], [2171, 8]),
    kind(16, 0, 4, false, [665, 2], [2445, 7]),
    kind(16, 1, 2, false, [0, 0], [2082, 3]),
    kind(16, 1, 3, false, [0, 0], [2353, 3]),
    kind(16, 1, 2, false, [0, 0], [2452, 2]),
    kind(16, 1, 3, false, [0, 0], [2082, 3]),
    kind(16, 1, 2, false, [0, 0], [58, 6]),
    kind(16, 1, 1, false, [0, 0], [2139, 3]),
    kind(16, 1, 1, false, [0, 0], [2454, 7]),
    kind(16, 0, 3, false, [0, 0], [2461, 2]),
    kind(22, 2, 1, false, [667, 1], [224, 7]),
    kind(19, 1, 0, false, [0, 0], [2463, 4]),
    kind(22, 1, 2, false, [0, 0], [224, 7]),
    kind(22, 0, 2, false, [0, 0], [2467, 9]),
    kind(16, 1, 2, false, [668, 2], [2476, 4]),
    kind(16, 1, 2, false, [670, 2], [2476, 4]),
    kind(16, 1, 3, false, [670, 2], [2476, 4]),
    kind(16, 0, 1, false, [0, 0], [2480, 3]),
    kind(19, 0, 0, false, [0, 0], [2480, 3]),
    kind(22, 0, 2, false, [0, 0], [2480, 3]),
    kind(22, 1, 2, false, [0, 0], [2480, 3]),
    kind(22, 1, 3, false, [0, 0], [2480, 3]),
    kind(22, 0, 1, false, [0, 0], [2480, 3]),
    kind(22, 1, 1, false, [0, 0], [224, 7]),
    kind(19, 1, 1, false, [0, 0], [224, 7]),
    kind(22, 0, 2, false, [0, 0], [2188, 6]),
    kind(16, 0, 1, false, [55, 1], [10, 1]),
    kind(19, 0, 0, false, [0, 0], [10, 1]),
    kind(22, 0, 8, false, [0, 0], [2483, 11]),
    kind(22, 0, 6, false, [0, 0], [2494, 10]),
    kind(22, 0, 4, false, [0, 0], [2504, 10]),
    kind(22, 0, 4, false, [0, 0], [2514, 9]),
    kind(22, 0, 5, false, [0, 0], [2523, 10]),
    kind(22, 0, 6, false, [0, 0], [2523, 10]),
    kind(22, 0, 9, false, [0, 0], [2533, 9]),
    kind(22, 0, 11, false, [0, 0], [2542, 9]),
    kind(22, 0, 13, false, [0, 0], [2551, 9]),
    kind(22, 0, 10, false, [0, 0], [2560, 9]),
    kind(22, 0, 12, false, [0, 0], [2569, 9]),
    kind(22, 0, 6, false, [0, 0], [2578, 9]),
    kind(22, 0, 7, false, [0, 0], [2587, 9]),
    kind(22, 0, 8, false, [0, 0], [2596, 9]),
    kind(22, 0, 12, false, [0, 0], [2605, 12]),
    kind(22, 0, 14, false, [0, 0], [2617, 12]),
    kind(22, 0, 16, false, [0, 0], [2629, 12]),
    kind(22, 0, 13, false, [0, 0], [2641, 12]),
    kind(22, 0, 15, false, [0, 0], [2653, 12]),
    kind(22, 0, 9, false, [0, 0], [2665, 12]),
    kind(22, 0, 10, false, [0, 0], [2677, 12]),
    kind(22, 0, 11, false, [0, 0], [2689, 12]),
    kind(22, 0, 7, false, [0, 0], [2701, 8]),
    kind(22, 0, 9, false, [0, 0], [2709, 8]),
    kind(22, 0, 11, false, [0, 0], [2717, 8]),
    kind(22, 0, 8, false, [0, 0], [2725, 8]),
    kind(22, 0, 10, false, [0, 0], [2733, 8]),
    kind(22, 0, 4, false, [0, 0], [2741, 8]),
    kind(22, 0, 5, false, [0, 0], [2749, 8]),
    kind(22, 0, 6, false, [0, 0], [2757, 8]),
    kind(22, 0, 7, false, [0, 0], [2765, 9]),
    kind(22, 0, 8, false, [0, 0], [2774, 9]),
    kind(22, 0, 9, false, [0, 0], [2783, 9]),
    kind(22, 0, 5, false, [0, 0], [2792, 9]),
    kind(22, 0, 6, false, [0, 0], [2801, 9]),
    kind(19, 0, 1, false, [0, 0], [2051, 2]),
    kind(16, 0, 2, false, [0, 0], [2810, 7]),
    kind(19, 0, 3, false, [0, 0], [2810, 7]),
    kind(22, 0, 2, false, [0, 0], [2817, 7]),
    kind(22, 2, 1, false, [0, 0], [2824, 7]),
    kind(19, 0, 0, false, [0, 0], [2831, 4]),
    kind(22, 1, 1, false, [1, 1], [224, 7]),
    kind(22, 0, 0, false, [0, 0], [2835, 2]),
    kind(22, 0, 2, false, [0, 0], [2837, 5]),
    kind(19, 0, 0, false, [0, 0], [2835, 2]),
    kind(22, 1, 3, false, [0, 0], [224, 7]),
    kind(22, 1, 2, false, [73, 1], [271, 8]),
    kind(19, 1, 3, false, [0, 0], [224, 7]),
    kind(19, 1, 2, false, [0, 0], [224, 7]),
    kind(22, 1, 3, false, [24, 1], [224, 7]),
    kind(19, 1, 1, false, [0, 0], [2842, 8]),
    kind(22, 0, 0, false, [0, 0], [10, 1]),
    kind(22, 1, 4, false, [0, 0], [238, 8]),
    kind(22, 1, 1, false, [56, 2], [2850, 9]),
    kind(16, 1, 1, false, [0, 0], [2842, 8]),
    kind(22, 2, 1, false, [45, 1], [2859, 6]),
    kind(22, 4, 1, false, [672, 1], [2859, 6]),
    kind(22, 1, 1, false, [2, 1], [2859, 6]),
    kind(16, 1, 1, false, [2, 1], [2859, 6]),
    kind(16, 2, 1, false, [45, 1], [2859, 6]),
    kind(16, 4, 1, false, [672, 1], [2859, 6]),
    kind(16, 1, 2, false, [668, 2], [2865, 5]),
    kind(16, 1, 2, false, [670, 2], [2865, 5]),
    kind(16, 1, 2, false, [56, 2], [2865, 5]),
    kind(19, 1, 2, false, [0, 0], [2842, 8]),
    kind(16, 2, 2, false, [0, 0], [2463, 4]),
    kind(16, 1, 2, false, [0, 0], [2463, 4]),
    kind(16, 1, 1, false, [0, 0], [2480, 3]),
    kind(22, 0, 2, false, [0, 0], [2870, 4]),
    kind(22, 1, 2, false, [0, 0], [2870, 4]),
    kind(16, 1, 2, false, [0, 0], [2480, 3]),
    kind(16, 0, 2, false, [0, 0], [2480, 3]),
    kind(16, 0, 1, false, [0, 0], [2874, 6]),
    kind(16, 1, 1, false, [0, 0], [2880, 4]),
    kind(22, 1, 2, false, [0, 0], [2884, 5]),
    kind(22, 1, 2, false, [0, 0], [2889, 4]),
    kind(22, 1, 3, false, [0, 0], [2884, 5]),
    kind(22, 1, 3, false, [0, 0], [2889, 4]),
    kind(16, 0, 0, false, [0, 0], [2835, 2]),
    kind(16, 4, 7, false, [0, 0], [2893, 3]),
    kind(16, 4, 10, false, [0, 0], [2893, 3]),
    kind(16, 2, 4, false, [0, 0], [2893, 3]),
    kind(22, 4, 16, false, [0, 0], [2893, 3]),
    kind(22, 2, 5, false, [0, 0], [2893, 3]),
    kind(16, 2, 8, false, [0, 0], [2893, 3]),
    kind(22, 4, 7, false, [0, 0], [2893, 3]),
    kind(22, 2, 8, false, [0, 0], [2893, 3]),
    kind(22, 4, 10, false, [0, 0], [2893, 3]),
    kind(16, 2, 5, false, [0, 0], [2893, 3]),
    kind(16, 4, 8, false, [0, 0], [2893, 3]),
    kind(16, 8, 8, false, [0, 0], [2893, 3]),
    kind(16, 8, 12, false, [0, 0], [2893, 3]),
    kind(22, 4, 14, false, [0, 0], [2896, 5]),
    kind(22, 4, 10, false, [0, 0], [2901, 5]),
    kind(22, 2, 8, false, [0, 0], [2906, 5]),
    kind(22, 4, 14, false, [0, 0], [2911, 5]),
    kind(22, 2, 12, false, [0, 0], [2916, 5]),
    kind(22, 4, 10, false, [0, 0], [2921, 5]),
    kind(22, 4, 20, false, [0, 0], [2896, 5]),
    kind(22, 2, 12, false, [0, 0], [2926, 5]),
    kind(16, 1, 1, false, [56, 2], [0, 6]),
    kind(19, 0, 1, false, [0, 0], [2133, 6]),
    kind(22, 0, 1, false, [0, 0], [2931, 7]),
    kind(22, 0, 1, false, [0, 0], [2938, 8]),
    kind(22, 0, 1, false, [55, 1], [2938, 8]),
    kind(16, 1, 0, false, [0, 0], [2946, 6]),
    kind(19, 1, 0, false, [0, 0], [2952, 9]),
    kind(19, 1, 0, false, [0, 0], [2961, 9]),
    kind(19, 1, 0, false, [0, 0], [2970, 9]),
    kind(19, 1, 0, false, [0, 0], [2979, 9]),
    kind(19, 1, 0, false, [0, 0], [2988, 9]),
    kind(16, 1, 0, false, [0, 0], [2952, 9]),
    kind(16, 1, 0, false, [0, 0], [2961, 9]),
    kind(16, 1, 0, false, [0, 0], [2970, 9]),
    kind(19, 1, 0, false, [0, 0], [2946, 6]),
    kind(22, 1, 0, false, [0, 0], [2946, 6]),
    kind(16, 1, 0, false, [0, 0], [2997, 9]),
    kind(16, 1, 0, false, [0, 0], [2979, 9]),
    kind(16, 1, 0, false, [0, 0], [2988, 9]),
    kind(16, 1, 0, false, [0, 0], [3006, 9]),
    kind(16, 1, 0, false, [0, 0], [3015, 9]),
    kind(16, 1, 0, false, [0, 0], [3024, 9]),
    kind(16, 1, 0, false, [0, 0], [3033, 9]),
    kind(22, 1, 2, false, [0, 0], [2463, 4]),
    kind(19, 0, 1, false, [0, 0], [3042, 8]),
    kind(16, 1, 3, false, [0, 0], [2463, 4]),
    kind(16, 2, 3, false, [0, 0], [2463, 4]),
    kind(16, 1, 4, false, [0, 0], [2463, 4]),
    kind(16, 2, 4, false, [0, 0], [2463, 4]),
    kind(22, 0, 3, false, [0, 0], [3050, 9]),
    kind(22, 0, 2, false, [55, 1], [2874, 6]),
    kind(22, 0, 3, false, [55, 1], [2874, 6]),
    kind(22, 0, 5, false, [55, 1], [2874, 6]),
    kind(16, 1, 3, false, [0, 0], [744, 5]),
    kind(16, 1, 3, false, [0, 0], [3059, 4]),
    kind(16, 2, 3, false, [0, 0], [744, 5]),
    kind(16, 2, 3, false, [0, 0], [3059, 4]),
    kind(16, 4, 3, false, [0, 0], [744, 5]),
    kind(16, 4, 3, false, [0, 0], [3059, 4]),
    kind(16, 1, 2, false, [0, 0], [744, 5]),
    kind(16, 1, 2, false, [0, 0], [3059, 4]),
    kind(16, 2, 2, false, [0, 0], [744, 5]),
    kind(16, 2, 2, false, [0, 0], [3059, 4]),
    kind(16, 4, 2, false, [0, 0], [744, 5]),
    kind(16, 4, 2, false, [0, 0], [3059, 4]),
    kind(16, 1, 4, false, [0, 0], [744, 5]),
    kind(16, 1, 4, false, [0, 0], [3059, 4]),
    kind(16, 2, 4, false, [0, 0], [744, 5]),
    kind(16, 2, 4, false, [0, 0], [3059, 4]),
    kind(16, 4, 4, false, [0, 0], [744, 5]),
    kind(16, 4, 4, false, [0, 0], [3059, 4]),
    kind(16, 0, 4, false, [0, 0], [3063, 5]),
    kind(16, 0, 4, false, [0, 0], [3068, 4]),
    kind(16, 0, 5, false, [0, 0], [3063, 5]),
    kind(16, 0, 5, false, [0, 0], [3068, 4]),
    kind(16, 0, 7, false, [0, 0], [3063, 5]),
    kind(16, 0, 7, false, [0, 0], [3068, 4]),
    kind(16, 0, 3, false, [0, 0], [3063, 5]),
    kind(16, 0, 3, false, [0, 0], [3068, 4]),
    kind(16, 0, 6, false, [0, 0], [3063, 5]),
    kind(16, 0, 6, false, [0, 0], [3068, 4]),
    kind(16, 0, 8, false, [0, 0], [3063, 5]),
    kind(16, 0, 8, false, [0, 0], [3068, 4]),
    kind(22, 0, 2, false, [0, 0], [3072, 5]),
    kind(22, 0, 1, false, [0, 0], [3077, 4]),
    kind(22, 0, 2, false, [0, 0], [3077, 4]),
    kind(22, 0, 2, false, [0, 0], [3081, 4]),
    kind(22, 1, 2, false, [0, 0], [3085, 5]),
    kind(22, 1, 3, false, [0, 0], [3090, 6]),
    kind(22, 0, 8, false, [0, 0], [3096, 13]),
    kind(22, 0, 8, false, [0, 0], [3109, 11]),
    kind(22, 0, 9, false, [0, 0], [3120, 11]),
    kind(22, 0, 9, false, [0, 0], [3131, 15]),
    kind(22, 0, 9, false, [0, 0], [3146, 13]),
    kind(22, 0, 9, false, [0, 0], [3159, 13]),
    kind(22, 0, 9, false, [0, 0], [3172, 11]),
    kind(22, 0, 10, false, [0, 0], [3183, 11]),
    kind(22, 0, 10, false, [0, 0], [3194, 15]),
    kind(22, 0, 10, false, [0, 0], [3209, 13]),
    kind(22, 0, 9, false, [0, 0], [3222, 14]),
    kind(22, 0, 9, false, [0, 0], [3236, 14]),
    kind(22, 0, 9, false, [0, 0], [3250, 12]),
    kind(22, 0, 9, false, [0, 0], [3262, 12]),
    kind(22, 0, 10, false, [0, 0], [3274, 12]),
    kind(22, 0, 10, false, [0, 0], [3286, 16]),
    kind(22, 0, 10, false, [0, 0], [3302, 16]),
    kind(22, 0, 10, false, [0, 0], [3318, 14]),
    kind(22, 0, 10, false, [0, 0], [3332, 14]),
    kind(22, 0, 8, false, [0, 0], [3346, 14]),
    kind(22, 0, 8, false, [0, 0], [3360, 14]),
    kind(22, 0, 8, false, [0, 0], [3374, 12]),
    kind(22, 0, 8, false, [0, 0], [3386, 12]),
    kind(22, 0, 9, false, [0, 0], [3398, 12]),
    kind(22, 0, 9, false, [0, 0], [3410, 16]),
    kind(22, 0, 9, false, [0, 0], [3426, 16]),
    kind(22, 0, 9, false, [0, 0], [3442, 14]),
    kind(22, 0, 9, false, [0, 0], [3456, 14]),
    kind(22, 0, 8, false, [0, 0], [3470, 13]),
    kind(22, 0, 9, false, [0, 0], [3483, 13]),
    kind(22, 0, 10, false, [0, 0], [3496, 13]),
    kind(22, 0, 9, false, [0, 0], [3509, 14]),
    kind(22, 0, 10, false, [0, 0], [3523, 14]),
    kind(22, 0, 8, false, [0, 0], [3537, 14]),
    kind(22, 0, 0, false, [0, 0], [3551, 3]),
    kind(22, 0, 1, false, [0, 0], [3081, 4]),
    kind(22, 0, 3, false, [0, 0], [3554, 5]),
    kind(22, 0, 4, false, [0, 0], [3559, 6]),
    kind(22, 0, 3, false, [55, 1], [3565, 8]),
    kind(22, 0, 2, false, [55, 1], [3573, 9]),
    kind(22, 0, 2, false, [55, 1], [3582, 9]),
    kind(22, 0, 2, false, [55, 1], [2044, 7]),
    kind(22, 0, 2, false, [55, 1], [3591, 9]),
    kind(22, 0, 2, false, [55, 1], [3600, 9]),
    kind(22, 0, 2, false, [55, 1], [3609, 9]),
    kind(16, 4, 6, false, [0, 0], [744, 5]),
    kind(16, 4, 5, false, [0, 0], [744, 5]),
    kind(16, 4, 9, false, [0, 0], [744, 5]),
    kind(16, 4, 8, false, [0, 0], [744, 5]),
    kind(16, 4, 11, false, [0, 0], [744, 5]),
    kind(16, 4, 7, false, [0, 0], [744, 5]),
    kind(16, 4, 10, false, [0, 0], [744, 5]),
    kind(19, 4, 11, false, [0, 0], [744, 5]),
    kind(19, 4, 10, false, [0, 0], [744, 5]),
    kind(16, 1, 2, false, [45, 1], [224, 7]),
    kind(16, 1, 1, false, [2, 1], [224, 7]),
    kind(16, 1, 1, false, [0, 0], [2463, 4]),
    kind(22, 0, 0, false, [0, 0], [412, 2]),
    kind(22, 0, 1, false, [0, 0], [3618, 3]),
    kind(16, 4, 1, false, [672, 1], [3621, 6]),
    kind(16, 8, 1, false, [673, 1], [3621, 6]),
    kind(16, 2, 1, false, [45, 1], [3621, 6]),
    kind(16, 4, 2, false, [672, 1], [3621, 6]),
    kind(16, 8, 2, false, [673, 1], [3621, 6]),
    kind(16, 2, 2, false, [45, 1], [3621, 6]),
    kind(16, 8, 16, false, [0, 0], [2893, 3]),
    kind(16, 4, 20, false, [0, 0], [2893, 3]),
    kind(16, 4, 24, false, [0, 0], [2893, 3]),
    kind(16, 8, 20, false, [0, 0], [2893, 3]),
    kind(16, 8, 24, false, [0, 0], [2893, 3]),
    kind(16, 0, 5, false, [55, 1], [3627, 5]),
    kind(16, 0, 9, false, [55, 1], [3627, 5]),
    kind(16, 0, 6, false, [55, 1], [3627, 5]),
    kind(16, 0, 10, false, [55, 1], [3627, 5]),
    kind(16, 1, 1, false, [2, 1], [3621, 6]),
    kind(16, 1, 2, false, [2, 1], [3621, 6]),
    kind(16, 8, 18, false, [0, 0], [2893, 3]),
    kind(16, 8, 13, false, [0, 0], [2893, 3]),
    kind(16, 0, 3, false, [55, 1], [3627, 5]),
    kind(16, 0, 4, false, [55, 1], [3627, 5]),
    kind(16, 1, 1, false, [0, 0], [3632, 2]),
    kind(16, 1, 0, false, [0, 0], [10, 1]),
    kind(22, 1, 1, false, [0, 0], [10, 1]),
    kind(16, 0, 0, true, [0, 0], [126, 6]),
    kind(16, 0, 0, true, [0, 0], [10, 1]),
    kind(16, 1, 4, false, [670, 2], [1316, 10]),
    kind(16, 1, 2, false, [647, 2], [397, 8]),
    kind(16, 1, 3, false, [0, 0], [3634, 6]),
    kind(16, 0, 2, false, [0, 0], [339, 6]),
    kind(16, 1, 3, false, [0, 0], [26, 5]),
    kind(22, 1, 3, false, [0, 0], [294, 7]),
    kind(16, 2, 1, false, [0, 0], [3640, 3]),
    kind(16, 0, 3, false, [0, 0], [3643, 3]),
    kind(16, 2, 3, false, [0, 0], [2239, 3]),
    kind(16, 0, 1, false, [3, 1], [10, 1]),
    kind(16, 1, 2, false, [674, 3], [0, 6]),
    kind(16, 2, 5, false, [0, 0], [2239, 3]),
    kind(16, 1, 0, false, [0, 0], [3646, 6]),
    kind(16, 0, 1, false, [0, 0], [2461, 2]),
    kind(16, 0, 1, false, [0, 0], [2239, 3]),
    kind(16, 0, 2, false, [0, 0], [3652, 4]),
    kind(19, 0, 0, false, [0, 0], [3646, 6]),
    kind(19, 1, 1, false, [0, 0], [132, 7]),
    kind(16, 1, 3, false, [1, 1], [0, 6]),
    kind(22, 1, 1, false, [0, 0], [2216, 2]),
    kind(16, 1, 3, true, [0, 0], [0, 6]),
    kind(19, 1, 0, false, [0, 0], [3646, 6]),
    kind(16, 1, 1, false, [24, 1], [1600, 6]),
    kind(22, 1, 8, false, [0, 0], [0, 6]),
    kind(16, 4, 1, false, [0, 0], [0, 6]),
    kind(22, 0, 2, false, [0, 0], [339, 6]),
    kind(22, 1, 3, false, [0, 0], [16, 7]),
    kind(22, 1, 4, false, [0, 0], [0, 6]),
    kind(22, 1, 5, false, [0, 0], [3656, 9]),
    kind(22, 1, 6, false, [0, 0], [0, 6]),
    kind(16, 0, 2, false, [0, 0], [3665, 7]),
    kind(16, 0, 2, false, [73, 1], [1600, 6]),
    kind(16, 1, 1, false, [71, 2], [0, 6]),
    kind(19, 1, 4, false, [0, 0], [2242, 8]),
    kind(16, 1, 2, false, [0, 0], [3672, 3]),
    kind(16, 0, 2, false, [0, 0], [3675, 2]),
    kind(16, 1, 2, false, [0, 0], [2370, 2]),
    kind(16, 1, 2, false, [60, 1], [64, 7]),
    kind(16, 2, 1, false, [0, 0], [0, 6]),
    kind(22, 1, 2, false, [0, 0], [58, 6]),
    kind(16, 0, 2, false, [0, 0], [2370, 2]),
    kind(16, 0, 3, false, [0, 0], [2370, 2]),
    kind(22, 0, 3, false, [0, 0], [2370, 2]),
    kind(16, 0, 4, false, [55, 1], [3677, 11]),
    kind(16, 1, 3, false, [56, 2], [2159, 8]),
    kind(19, 1, 1, false, [0, 0], [3688, 8]),
    kind(16, 1, 2, false, [56, 2], [64, 7]),
    kind(22, 1, 3, false, [55, 1], [16, 7]),
    kind(16, 0, 4, false, [0, 0], [126, 6]),
    kind(16, 1, 5, false, [677, 2], [126, 6]),
    kind(16, 1, 5, false, [0, 0], [3696, 4]),
    kind(16, 1, 2, false, [679, 2], [397, 8]),
    kind(16, 1, 10, false, [0, 0], [0, 6]),
    kind(16, 0, 0, false, [0, 0], [3700, 3]),
    kind(16, 0, 3, false, [0, 0], [26, 5]),
    kind(16, 1, 1, false, [1, 1], [224, 7]),
    kind(16, 0, 4, false, [0, 0], [26, 5]),
    kind(16, 0, 3, false, [0, 0], [624, 4]),
    kind(16, 1, 1, false, [24, 1], [31, 6]),
    kind(16, 1, 1, false, [24, 1], [10, 1]),
    kind(19, 0, 0, false, [0, 0], [126, 6]),
    kind(16, 1, 3, false, [0, 0], [238, 8]),
    kind(16, 1, 2, false, [0, 0], [271, 8]),
    kind(16, 1, 1, false, [24, 1], [224, 7]),
    kind(16, 1, 2, false, [24, 1], [224, 7]),
    kind(19, 1, 3, false, [0, 0], [323, 9]),
    kind(19, 1, 3, false, [0, 0], [3703, 4]),
    kind(19, 1, 4, false, [0, 0], [3707, 5]),
    kind(19, 1, 3, false, [0, 0], [3712, 5]),
    kind(22, 1, 4, false, [670, 2], [2372, 4]),
    kind(22, 1, 5, false, [670, 2], [2376, 4]),
    kind(19, 1, 2, false, [24, 1], [271, 8]),
    kind(19, 1, 3, false, [24, 1], [238, 8]),
    kind(22, 1, 2, false, [24, 1], [442, 3]),
    kind(22, 1, 5, false, [681, 4], [279, 7]),
    kind(22, 1, 6, false, [685, 4], [231, 7]),
    kind(22, 1, 4, false, [689, 3], [16, 7]),
    kind(22, 1, 5, false, [692, 3], [99, 7]),
    kind(22, 1, 7, false, [695, 3], [3717, 8]),
    kind(22, 1, 3, false, [689, 3], [0, 6]),
    kind(22, 1, 3, false, [698, 3], [2258, 7]),
    kind(22, 1, 5, false, [701, 3], [3725, 8]),
    kind(22, 0, 0, false, [0, 0], [26, 5]),
    kind(22, 2, 3, false, [701, 3], [2386, 7]),
    kind(22, 0, 5, false, [701, 3], [3733, 7]),
    kind(22, 3, 3, false, [704, 3], [2386, 7]),
    kind(22, 0, 6, false, [704, 3], [3740, 7]),
    kind(22, 4, 3, false, [707, 3], [2386, 7]),
    kind(22, 0, 7, false, [707, 3], [3747, 7]),
    kind(22, 5, 3, false, [710, 3], [2386, 7]),
    kind(22, 0, 8, false, [710, 3], [3754, 7]),
    kind(22, 6, 3, false, [713, 3], [2386, 7]),
    kind(22, 0, 9, false, [713, 3], [3761, 7]),
    kind(22, 7, 3, false, [716, 3], [2386, 7]),
    kind(22, 0, 10, false, [716, 3], [3768, 7]),
    kind(22, 8, 3, false, [719, 3], [2386, 7]),
    kind(22, 0, 11, false, [719, 3], [3775, 7]),
    kind(22, 0, 7, false, [25, 2], [3782, 7]),
    kind(22, 0, 7, false, [722, 3], [3782, 7]),
    kind(19, 0, 5, false, [725, 4], [2021, 3]),
    kind(19, 0, 5, false, [729, 5], [2051, 2]),
    kind(19, 0, 7, false, [734, 3], [2014, 7]),
    kind(19, 0, 5, false, [725, 4], [3789, 4]),
    kind(19, 0, 5, false, [729, 5], [3793, 3]),
    kind(19, 1, 4, false, [737, 5], [2139, 3]),
    kind(19, 1, 4, false, [737, 5], [2051, 2]),
    kind(19, 1, 5, false, [742, 6], [2139, 3]),
    kind(19, 1, 5, false, [742, 6], [2051, 2]),
    kind(19, 1, 4, false, [748, 4], [3796, 5]),
    kind(19, 1, 4, false, [748, 4], [2040, 4]),
    kind(19, 1, 4, false, [737, 5], [3801, 4]),
    kind(19, 1, 4, false, [737, 5], [2350, 3]),
    kind(19, 1, 5, false, [742, 6], [3805, 4]),
    kind(19, 1, 5, false, [742, 6], [3793, 3]),
    kind(19, 1, 4, false, [748, 4], [3809, 4]),
    kind(19, 1, 4, false, [748, 4], [2021, 3]),
    kind(19, 0, 7, false, [734, 3], [3813, 6]),
    kind(22, 1, 3, false, [752, 2], [0, 6]),
    kind(22, 1, 5, false, [754, 2], [279, 7]),
    kind(19, 1, 5, false, [756, 3], [99, 7]),
    kind(19, 1, 7, false, [759, 3], [3717, 8]),
    kind(19, 1, 5, false, [762, 4], [279, 7]),
    kind(22, 0, 3, false, [24, 1], [3819, 6]),
    kind(22, 1, 3, false, [24, 1], [2159, 8]),
    kind(22, 0, 3, false, [24, 1], [3825, 7]),
    kind(22, 0, 3, false, [766, 2], [26, 5]),
    kind(22, 1, 2, false, [51, 2], [26, 5]),
    kind(22, 0, 5, false, [24, 1], [3832, 8]),
    kind(22, 2, 4, false, [768, 4], [2386, 7]),
    kind(22, 0, 6, false, [768, 4], [3733, 7]),
    kind(22, 3, 4, false, [772, 4], [2386, 7]),
    kind(22, 0, 7, false, [772, 4], [3740, 7]),
    kind(22, 4, 4, false, [776, 4], [2386, 7]),
    kind(22, 0, 8, false, [776, 4], [3747, 7]),
    kind(22, 5, 4, false, [780, 4], [2386, 7]),
    kind(22, 0, 9, false, [780, 4], [3754, 7]),
    kind(22, 6, 4, false, [784, 4], [2386, 7]),
    kind(22, 0, 10, false, [784, 4], [3761, 7]),
    kind(22, 7, 4, false, [788, 4], [2386, 7]),
    kind(22, 0, 11, false, [788, 4], [3768, 7]),
    kind(22, 8, 4, false, [792, 4], [2386, 7]),
    kind(22, 0, 12, false, [792, 4], [3775, 7]),
    kind(16, 1, 5, false, [681, 4], [279, 7]),
    kind(16, 1, 6, false, [685, 4], [231, 7]),
    kind(22, 1, 2, false, [796, 2], [271, 8]),
    kind(22, 1, 3, false, [798, 2], [238, 8]),
    kind(16, 1, 5, false, [692, 3], [99, 7]),
    kind(16, 1, 7, false, [695, 3], [3717, 8]),
    kind(16, 1, 5, false, [695, 3], [0, 6]),
    kind(16, 1, 4, false, [692, 3], [0, 6]),
    kind(16, 1, 6, false, [695, 3], [231, 7]),
    kind(19, 1, 4, false, [689, 3], [99, 7]),
    kind(19, 1, 4, false, [752, 2], [99, 7]),
    kind(19, 1, 4, false, [692, 3], [16, 7]),
    kind(19, 1, 5, false, [692, 3], [3840, 8]),
    kind(19, 1, 4, false, [692, 3], [0, 6]),
    kind(19, 1, 6, false, [695, 3], [231, 7]),
    kind(19, 1, 3, false, [752, 2], [0, 6]),
    kind(19, 1, 5, false, [754, 2], [279, 7]),
    kind(16, 1, 4, false, [754, 2], [0, 6]),
    kind(16, 1, 2, false, [766, 2], [0, 6]),
    kind(16, 1, 3, false, [800, 2], [0, 6]),
    kind(16, 1, 3, false, [802, 2], [0, 6]),
    kind(16, 1, 5, false, [804, 2], [279, 7]),
    kind(16, 1, 4, false, [689, 3], [16, 7]),
    kind(16, 1, 6, false, [806, 3], [3848, 8]),
    kind(16, 1, 3, false, [689, 3], [0, 6]),
    kind(16, 1, 5, false, [806, 3], [279, 7]),
    kind(16, 1, 6, false, [809, 3], [3848, 8]),
    kind(16, 1, 7, false, [812, 3], [3717, 8]),
    kind(16, 1, 3, false, [815, 2], [0, 6]),
    kind(22, 1, 6, false, [806, 3], [3848, 8]),
    kind(19, 1, 4, false, [689, 3], [16, 7]),
    kind(19, 1, 6, false, [806, 3], [3848, 8]),
    kind(16, 1, 4, false, [752, 2], [16, 7]),
    kind(16, 1, 6, false, [754, 2], [3848, 8]),
    kind(16, 1, 4, false, [806, 3], [0, 6]),
    kind(16, 1, 5, false, [817, 3], [0, 6]),
    kind(16, 1, 5, false, [806, 3], [99, 7]),
    kind(16, 1, 6, false, [817, 3], [279, 7]),
    kind(16, 1, 3, false, [752, 2], [0, 6]),
    kind(16, 1, 5, false, [754, 2], [279, 7]),
    kind(16, 1, 5, false, [820, 4], [99, 7]),
    kind(16, 1, 7, false, [824, 4], [3717, 8]),
    kind(22, 1, 5, false, [806, 3], [279, 7]),
    kind(19, 1, 3, false, [689, 3], [0, 6]),
    kind(19, 1, 5, false, [806, 3], [279, 7]),
    kind(16, 1, 6, false, [681, 4], [3848, 8]),
    kind(16, 1, 7, false, [685, 4], [3717, 8]),
    kind(19, 1, 6, false, [681, 4], [3848, 8]),
    kind(19, 1, 7, false, [685, 4], [3717, 8]),
    kind(19, 1, 5, false, [692, 3], [279, 7]),
    kind(16, 1, 2, false, [657, 2], [0, 6]),
    kind(16, 1, 4, false, [752, 2], [99, 7]),
    kind(16, 1, 3, false, [698, 3], [2258, 7]),
    kind(16, 1, 5, false, [701, 3], [3725, 8]),
    kind(16, 2, 3, false, [828, 3], [3819, 6]),
    kind(16, 2, 5, false, [828, 3], [3856, 7]),
    kind(16, 1, 2, false, [653, 3], [2194, 7]),
    kind(16, 1, 4, false, [831, 4], [3863, 7]),
    kind(16, 1, 6, false, [835, 4], [3870, 8]),
    kind(16, 1, 5, false, [839, 4], [3878, 8]),
    kind(16, 1, 7, false, [843, 5], [3886, 9]),
    kind(16, 1, 4, false, [698, 3], [3863, 7]),
    kind(16, 1, 6, false, [698, 3], [3870, 8]),
    kind(16, 1, 4, false, [848, 3], [3895, 8]),
    kind(16, 1, 6, false, [839, 4], [3903, 9]),
    kind(16, 2, 4, false, [851, 3], [3912, 7]),
    kind(16, 2, 6, false, [854, 4], [3919, 8]),
    kind(16, 1, 5, false, [848, 3], [3878, 8]),
    kind(16, 1, 7, false, [858, 4], [3886, 9]),
    kind(16, 1, 5, false, [809, 3], [279, 7]),
    kind(16, 1, 6, false, [812, 3], [231, 7]),
    kind(16, 1, 3, false, [862, 3], [0, 6]),
    kind(16, 1, 4, false, [865, 3], [0, 6]),
    kind(16, 1, 1, false, [51, 2], [0, 6]),
    kind(16, 1, 5, false, [868, 3], [0, 6]),
    kind(16, 1, 4, false, [871, 2], [0, 6]),
    kind(16, 1, 3, false, [873, 2], [0, 6]),
    kind(16, 1, 1, false, [73, 1], [0, 6]),
    kind(16, 1, 4, false, [820, 4], [0, 6]),
    kind(16, 1, 6, false, [824, 4], [231, 7]),
    kind(22, 1, 5, false, [820, 4], [279, 7]),
    kind(22, 1, 6, false, [824, 4], [231, 7]),
    kind(22, 1, 5, false, [875, 4], [279, 7]),
    kind(22, 1, 6, false, [879, 4], [231, 7]),
    kind(16, 1, 6, false, [883, 2], [231, 7]),
    kind(16, 1, 4, false, [752, 2], [0, 6]),
    kind(16, 1, 6, false, [752, 2], [231, 7]),
    kind(16, 0, 3, false, [653, 3], [2201, 7]),
    kind(16, 0, 4, false, [885, 3], [2201, 7]),
    kind(16, 1, 3, false, [24, 1], [2159, 8]),
    kind(16, 1, 2, false, [24, 1], [1974, 8]),
    kind(16, 1, 5, false, [752, 2], [279, 7]),
    kind(16, 0, 4, false, [888, 4], [3825, 7]),
    kind(16, 0, 5, false, [892, 4], [3825, 7]),
    kind(16, 0, 5, false, [896, 4], [3927, 8]),
    kind(16, 0, 6, false, [900, 5], [3935, 8]),
    kind(16, 0, 4, false, [653, 3], [3825, 7]),
    kind(16, 0, 5, false, [653, 3], [3825, 7]),
    kind(16, 0, 4, false, [905, 3], [3943, 8]),
    kind(16, 0, 5, false, [896, 4], [3951, 8]),
    kind(16, 0, 5, false, [905, 3], [3927, 8]),
    kind(16, 0, 6, false, [908, 4], [3935, 8]),
    kind(19, 1, 4, false, [820, 4], [0, 6]),
    kind(19, 1, 6, false, [824, 4], [231, 7]),
    kind(16, 0, 1, false, [0, 0], [3959, 2]),
    kind(16, 1, 2, false, [0, 0], [3961, 3]),
    kind(16, 0, 2, false, [0, 0], [3961, 3]),
    kind(16, 1, 2, false, [60, 1], [11, 2]),
    kind(16, 2, 2, false, [0, 0], [11, 2]),
    kind(22, 2, 2, false, [0, 0], [11, 2]),
    kind(22, 1, 4, false, [0, 0], [13, 3]),
    kind(16, 2, 3, false, [0, 0], [2353, 3]),
    kind(16, 1, 3, false, [0, 0], [3964, 4]),
    kind(16, 2, 2, false, [0, 0], [2082, 3]),
    kind(16, 2, 1, false, [0, 0], [11, 2]),
    kind(16, 1, 2, false, [0, 0], [2356, 7]),
    kind(22, 1, 3, false, [0, 0], [11, 2]),
    kind(16, 2, 4, false, [0, 0], [13, 3]),
    kind(16, 2, 3, false, [0, 0], [11, 2]),
    kind(16, 2, 2, false, [24, 1], [397, 8]),
    kind(19, 1, 2, false, [71, 2], [3968, 9]),
    kind(16, 0, 0, false, [0, 0], [11, 2]),
    kind(16, 0, 0, false, [0, 0], [3977, 3]),
    kind(19, 0, 1, false, [24, 1], [126, 6]),
    kind(16, 0, 1, false, [24, 1], [2380, 6]),
    kind(16, 0, 0, false, [0, 0], [126, 6]),
    kind(16, 1, 3, false, [24, 1], [238, 8]),
    kind(16, 1, 1, false, [3, 1], [2051, 2]),
    kind(19, 1, 2, false, [912, 2], [2053, 2]),
    kind(22, 0, 3, false, [3, 1], [2053, 2]),
    kind(19, 0, 2, false, [3, 1], [10, 1]),
    kind(22, 0, 2, false, [3, 1], [10, 1]),
    kind(16, 0, 2, false, [3, 1], [10, 1]),
    kind(19, 0, 3, false, [3, 1], [2305, 2]),
    kind(19, 0, 1, false, [0, 0], [10, 1]),
    kind(16, 1, 1, false, [27, 2], [10, 1]),
    kind(16, 1, 1, true, [46, 1], [10, 1]),
    kind(19, 1, 2, false, [24, 1], [10, 1]),
    kind(16, 1, 2, false, [914, 3], [10, 1]),
    kind(16, 1, 1, true, [3, 1], [10, 1]),
    kind(22, 1, 3, false, [60, 1], [0, 6]),
    kind(22, 1, 0, false, [0, 0], [2130, 3]),
    kind(22, 1, 1, false, [55, 1], [366, 7]),
    kind(16, 1, 2, true, [917, 2], [2051, 2]),
    kind(22, 1, 1, false, [24, 1], [2130, 3]),
    kind(16, 0, 2, false, [27, 2], [10, 1]),
    kind(19, 0, 2, true, [0, 0], [10, 1]),
    kind(16, 1, 3, false, [919, 4], [10, 1]),
    kind(16, 1, 2, true, [67, 1], [10, 1]),
    kind(19, 0, 2, false, [2, 1], [3980, 5]),
    kind(16, 1, 3, false, [2, 1], [2307, 3]),
    kind(22, 0, 0, true, [0, 0], [10, 1]),
    kind(22, 1, 0, false, [0, 0], [3985, 4]),
    kind(19, 1, 3, false, [27, 2], [2305, 2]),
    kind(22, 1, 1, false, [625, 2], [0, 6]),
    kind(22, 1, 3, false, [923, 2], [0, 6]),
    kind(22, 1, 3, false, [27, 2], [0, 6]),
    kind(22, 1, 2, false, [27, 2], [26, 5]),
    kind(22, 0, 3, false, [798, 2], [26, 5]),
    kind(22, 0, 2, false, [3, 1], [2053, 2]),
    kind(22, 1, 2, false, [667, 1], [0, 6]),
    kind(16, 0, 4, false, [58, 2], [3989, 3]),
    kind(16, 0, 1, true, [3, 1], [10, 1]),
    kind(19, 1, 1, false, [24, 1], [2130, 3]),
    kind(16, 1, 2, false, [27, 2], [10, 1]),
    kind(19, 1, 0, false, [0, 0], [10, 1]),
    kind(22, 0, 1, false, [0, 0], [10, 1]),
    kind(16, 1, 1, false, [3, 1], [3992, 7]),
    kind(22, 1, 0, false, [55, 1], [26, 5]),
    kind(16, 0, 1, false, [55, 1], [26, 5]),
    kind(16, 1, 0, false, [55, 1], [26, 5]),
    kind(16, 1, 1, false, [24, 1], [2380, 6]),
    kind(22, 1, 0, false, [0, 1], [0, 6]),
    kind(16, 1, 1, false, [55, 1], [224, 7]),
    kind(16, 2, 1, false, [24, 1], [2380, 6]),
    kind(16, 1, 1, false, [55, 1], [3999, 9]),
    kind(16, 0, 0, false, [0, 0], [4008, 4]),
    kind(19, 2, 3, false, [0, 0], [0, 6]),
    kind(16, 0, 1, false, [0, 0], [4012, 5]),
    kind(16, 0, 2, false, [55, 1], [26, 5]),
    kind(16, 0, 5, false, [56, 2], [126, 6]),
    kind(16, 1, 1, false, [0, 0], [31, 6]),
    kind(16, 0, 3, false, [0, 0], [4017, 2]),
    kind(16, 1, 5, false, [0, 0], [11, 2]),
    kind(16, 1, 4, false, [0, 0], [11, 2]),
    kind(16, 1, 6, false, [0, 0], [11, 2]),
    kind(16, 1, 4, false, [0, 0], [31, 6]),
    kind(16, 1, 5, false, [0, 0], [31, 6]),
    kind(16, 1, 6, false, [0, 0], [31, 6]),
    kind(16, 1, 3, false, [0, 0], [31, 6]),
    kind(16, 0, 5, false, [0, 0], [3675, 2]),
    kind(16, 0, 6, false, [0, 0], [3675, 2]),
    kind(16, 0, 4, false, [0, 0], [3675, 2]),
    kind(19, 2, 1, false, [44, 1], [224, 7]),
    kind(22, 3, 1, false, [42, 1], [224, 7]),
    kind(22, 4, 1, false, [43, 1], [224, 7]),
    kind(22, 5, 1, false, [590, 1], [224, 7]),
    kind(22, 6, 1, false, [925, 1], [224, 7]),
    kind(22, 7, 1, false, [593, 1], [224, 7]),
    kind(22, 8, 1, false, [926, 1], [224, 7]),
    kind(16, 1, 2, false, [10, 2], [271, 8]),
    kind(16, 1, 3, false, [4, 2], [238, 8]),
    kind(22, 1, 4, false, [0, 1], [224, 7]),
    kind(22, 1, 5, false, [0, 1], [224, 7]),
    kind(22, 1, 6, false, [0, 1], [224, 7]),
    kind(22, 1, 7, false, [0, 1], [224, 7]),
    kind(22, 1, 8, false, [0, 1], [224, 7]),
    kind(22, 1, 2, false, [514, 2], [224, 7]),
    kind(22, 1, 2, false, [927, 2], [0, 6]),
    kind(16, 1, 4, false, [0, 1], [271, 8]),
    kind(19, 1, 4, false, [25, 2], [271, 8]),
    kind(16, 1, 5, false, [41, 1], [224, 7]),
    kind(16, 1, 5, false, [0, 1], [224, 7]),
    kind(16, 1, 3, false, [10, 2], [224, 7]),
    kind(19, 1, 4, false, [41, 1], [271, 8]),
    kind(19, 1, 3, false, [10, 2], [224, 7]),
    kind(22, 2, 3, false, [31, 2], [2194, 7]),
    kind(16, 1, 4, false, [44, 1], [224, 7]),
    kind(19, 1, 4, false, [44, 1], [224, 7]),
    kind(16, 0, 4, false, [10, 2], [26, 5]),
    kind(16, 0, 4, false, [53, 2], [2201, 7]),
    kind(16, 1, 0, false, [24, 1], [224, 7]),
    kind(16, 0, 2, false, [0, 0], [64, 7]),
    kind(19, 1, 1, false, [0, 0], [58, 6]),
    kind(16, 1, 2, false, [0, 0], [4019, 3]),
    kind(16, 1, 3, false, [0, 0], [4022, 4]),
    kind(16, 1, 2, false, [24, 1], [26, 5]),
    kind(16, 1, 2, false, [10, 2], [224, 7]),
    kind(22, 1, 1, true, [0, 0], [0, 6]),
    kind(16, 0, 0, false, [0, 0], [4026, 1]),
    kind(16, 1, 18, false, [0, 0], [4027, 23]),
    kind(19, 0, 2, false, [0, 0], [2370, 2]),
    kind(16, 0, 5, false, [0, 0], [26, 5]),
    kind(19, 0, 4, false, [0, 0], [26, 5]),
    kind(19, 1, 2, false, [0, 0], [31, 6]),
    kind(19, 1, 3, false, [0, 0], [26, 5]),
    kind(19, 0, 3, false, [0, 0], [218, 6]),
    kind(16, 0, 2, false, [0, 0], [4050, 2]),
    kind(16, 1, 1, false, [6, 2], [224, 7]),
    kind(16, 1, 1, false, [6, 2], [11, 2]),
    kind(16, 0, 2, false, [73, 1], [2835, 2]),
    kind(16, 0, 2, false, [0, 0], [2461, 2]),
    kind(16, 2, 2, false, [0, 0], [10, 1]),
    kind(16, 9, 9, false, [0, 0], [10, 1]),
    kind(16, 1, 3, false, [656, 1], [2305, 2]),
    kind(16, 1, 2, false, [24, 1], [2053, 2]),
    kind(16, 1, 2, false, [656, 1], [10, 1]),
    kind(22, 1, 4, false, [0, 0], [64, 7]),
    kind(22, 1, 5, false, [0, 0], [279, 7]),
    kind(22, 1, 4, false, [0, 0], [99, 7]),
    kind(22, 1, 6, false, [0, 0], [4052, 8]),
    kind(22, 1, 5, false, [0, 0], [16, 7]),
    kind(22, 1, 1, false, [0, 0], [31, 6]),
    kind(16, 1, 5, false, [0, 0], [1667, 7]),
    kind(16, 1, 5, false, [0, 0], [279, 7]),
    kind(16, 1, 4, false, [0, 0], [16, 7]),
    kind(16, 1, 5, false, [0, 0], [3840, 8]),
    kind(16, 1, 5, false, [0, 0], [99, 7]),
    kind(16, 1, 6, false, [0, 0], [3848, 8]),
    kind(16, 1, 4, false, [0, 0], [64, 7]),
    kind(16, 1, 5, false, [0, 0], [4060, 8]),
    kind(16, 1, 6, false, [0, 0], [4052, 8]),
    kind(16, 0, 3, false, [0, 0], [2188, 6]),
    kind(16, 1, 5, false, [0, 0], [16, 7]),
    kind(16, 1, 6, false, [0, 0], [4068, 8]),
    kind(16, 0, 5, false, [0, 0], [4076, 2]),
    kind(16, 1, 4, false, [0, 0], [4078, 3]),
    kind(16, 7, 2, false, [0, 0], [10, 1]),
    kind(16, 8, 3, false, [0, 0], [10, 1]),
    kind(22, 1, 1, false, [0, 0], [2452, 2]),
    kind(16, 2, 0, false, [0, 0], [10, 1]),
    kind(16, 0, 1, false, [0, 0], [2370, 2]),
    kind(19, 0, 3, false, [0, 0], [2040, 4]),
    kind(19, 1, 6, false, [0, 0], [10, 1]),
    kind(22, 1, 2, false, [0, 0], [2051, 2]),
    kind(22, 1, 4, false, [0, 0], [10, 1]),
    kind(22, 1, 2, false, [0, 0], [2021, 3]),
    kind(16, 0, 3, false, [0, 0], [2040, 4]),
    kind(22, 0, 3, false, [0, 0], [2040, 4]),
    kind(22, 1, 6, false, [0, 0], [10, 1]),
    kind(16, 0, 3, false, [0, 0], [2051, 2]),
    kind(22, 0, 3, false, [0, 0], [2051, 2]),
    kind(19, 1, 1, false, [0, 0], [4081, 2]),
    kind(19, 0, 2, false, [0, 0], [4081, 2]),
    kind(19, 1, 2, false, [0, 0], [0, 6]),
    kind(16, 0, 2, false, [55, 1], [4083, 2]),
    kind(16, 0, 1, false, [55, 1], [4083, 2]),
    kind(16, 1, 1, false, [2, 1], [4083, 2]),
    kind(16, 1, 1, false, [55, 1], [10, 1]),
    kind(16, 1, 1, false, [56, 2], [4083, 2]),
    kind(16, 1, 2, false, [2, 1], [4083, 2]),
    kind(16, 0, 2, false, [56, 2], [4085, 3]),
    kind(16, 1, 0, false, [0, 0], [2452, 2]),
    kind(16, 0, 2, false, [0, 0], [4088, 4]),
    kind(16, 0, 3, false, [0, 0], [4092, 4]),
];

/// Runs of positions that make suffixes.
pub(super) static OVERLOADS: [(u8, Class); 929] = [
    (0, Class::Vector),
    (0, Class::Float),
    (1, Class::Pointer),
    (0, Class::Any),
    (0, Class::Vector),
    (2, Class::Vector),
    (0, Class::Integer),
    (1, Class::Float),
    (0, Class::Float),
    (1, Class::Vector),
    (0, Class::Vector),
    (1, Class::Vector),
    (1, Class::Vector),
    (2, Class::Pointer),
    (2, Class::Vector),
    (3, Class::Pointer),
    (3, Class::Vector),
    (4, Class::Pointer),
    (3, Class::Vector),
    (5, Class::Pointer),
    (5, Class::Vector),
    (7, Class::Pointer),
    (7, Class::Vector),
    (9, Class::Pointer),
    (0, Class::Integer),
    (0, Class::Integer),
    (1, Class::Vector),
    (0, Class::Any),
    (1, Class::Any),
    (0, Class::Integer),
    (2, Class::Integer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (0, Class::Vector),
    (3, Class::Pointer),
    (0, Class::Vector),
    (4, Class::Pointer),
    (0, Class::Vector),
    (5, Class::Pointer),
    (0, Class::Float),
    (1, Class::Integer),
    (1, Class::Vector),
    (3, Class::Vector),
    (4, Class::Vector),
    (2, Class::Vector),
    (2, Class::Pointer),
    (1, Class::Any),
    (0, Class::Vector),
    (3, Class::Vector),
    (0, Class::Vector),
    (4, Class::Vector),
    (0, Class::Vector),
    (1, Class::Integer),
    (0, Class::Vector),
    (1, Class::Pointer),
    (0, Class::Pointer),
    (0, Class::Pointer),
    (1, Class::Pointer),
    (0, Class::Any),
    (1, Class::Pointer),
    (1, Class::Float),
    (0, Class::Pointer),
    (1, Class::Integer),
    (2, Class::Any),
    (3, Class::Any),
    (1, Class::Integer),
    (2, Class::Integer),
    (2, Class::Any),
    (0, Class::Float),
    (1, Class::Pointer),
    (2, Class::Float),
    (0, Class::Integer),
    (1, Class::Integer),
    (1, Class::Integer),
    (0, Class::Integer),
    (2, Class::Integer),
    (3, Class::Any),
    (0, Class::Integer),
    (2, Class::Integer),
    (4, Class::Any),
    (0, Class::Integer),
    (2, Class::Integer),
    (5, Class::Any),
    (0, Class::Integer),
    (2, Class::Integer),
    (6, Class::Any),
    (0, Class::Float),
    (2, Class::Integer),
    (3, Class::Any),
    (0, Class::Float),
    (2, Class::Integer),
    (4, Class::Any),
    (0, Class::Float),
    (2, Class::Integer),
    (5, Class::Any),
    (0, Class::Float),
    (2, Class::Integer),
    (6, Class::Any),
    (0, Class::Integer),
    (3, Class::Integer),
    (4, Class::Any),
    (0, Class::Integer),
    (3, Class::Integer),
    (5, Class::Any),
    (0, Class::Integer),
    (3, Class::Integer),
    (6, Class::Any),
    (0, Class::Integer),
    (3, Class::Integer),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Integer),
    (3, Class::Any),
    (0, Class::Any),
    (2, Class::Integer),
    (4, Class::Any),
    (0, Class::Any),
    (2, Class::Integer),
    (5, Class::Any),
    (0, Class::Any),
    (2, Class::Integer),
    (6, Class::Any),
    (1, Class::Integer),
    (4, Class::Vector),
    (0, Class::Any),
    (2, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (4, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (4, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (4, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (3, Class::Any),
    (4, Class::Any),
    (1, Class::Float),
    (2, Class::Any),
    (3, Class::Any),
    (1, Class::Float),
    (3, Class::Any),
    (4, Class::Any),
    (1, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (1, Class::Float),
    (2, Class::Float),
    (3, Class::Any),
    (4, Class::Any),
    (1, Class::Float),
    (2, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (1, Class::Float),
    (2, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (1, Class::Float),
    (2, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (4, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (2, Class::Float),
    (3, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (2, Class::Float),
    (3, Class::Any),
    (4, Class::Any),
    (2, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (2, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (1, Class::Float),
    (3, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (1, Class::Float),
    (3, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (1, Class::Float),
    (3, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (1, Class::Float),
    (3, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (2, Class::Float),
    (4, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (9, Class::Float),
    (12, Class::Any),
    (13, Class::Any),
    (2, Class::Float),
    (8, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (0, Class::Any),
    (3, Class::Float),
    (9, Class::Float),
    (13, Class::Any),
    (14, Class::Any),
    (2, Class::Float),
    (8, Class::Float),
    (12, Class::Any),
    (13, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (6, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (6, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (8, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (8, Class::Float),
    (12, Class::Any),
    (13, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (10, Class::Float),
    (14, Class::Any),
    (15, Class::Any),
    (3, Class::Float),
    (9, Class::Float),
    (13, Class::Any),
    (14, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (6, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (3, Class::Float),
    (5, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (8, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (3, Class::Float),
    (7, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (10, Class::Float),
    (13, Class::Any),
    (14, Class::Any),
    (3, Class::Float),
    (9, Class::Float),
    (12, Class::Any),
    (13, Class::Any),
    (2, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (3, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (3, Class::Float),
    (6, Class::Any),
    (7, Class::Any),
    (3, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (4, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (3, Class::Float),
    (4, Class::Any),
    (5, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (1, Class::Float),
    (5, Class::Float),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (1, Class::Float),
    (5, Class::Float),
    (8, Class::Any),
    (9, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (8, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (1, Class::Float),
    (7, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (6, Class::Float),
    (10, Class::Any),
    (11, Class::Any),
    (1, Class::Float),
    (5, Class::Float),
    (9, Class::Any),
    (10, Class::Any),
    (0, Class::Any),
    (2, Class::Float),
    (8, Class::Float),
    (12, Class::Any),
    (13, Class::Any),
    (1, Class::Float),
    (7, Class::Float),
    (11, Class::Any),
    (12, Class::Any),
    (1, Class::Float),
    (5, Class::Any),
    (6, Class::Any),
    (1, Class::Vector),
    (2, Class::Vector),
    (0, Class::Integer),
    (1, Class::Integer),
    (2, Class::Integer),
    (4, Class::Integer),
    (0, Class::Float),
    (2, Class::Float),
    (4, Class::Float),
    (6, Class::Integer),
    (0, Class::Float),
    (1, Class::Integer),
    (2, Class::Integer),
    (4, Class::Integer),
    (0, Class::Float),
    (1, Class::Float),
    (2, Class::Float),
    (4, Class::Integer),
    (0, Class::Integer),
    (2, Class::Integer),
    (4, Class::Integer),
    (6, Class::Integer),
    (0, Class::Float),
    (2, Class::Float),
    (0, Class::Float),
    (2, Class::Float),
    (6, Class::Float),
    (0, Class::Float),
    (1, Class::Float),
    (0, Class::Float),
    (2, Class::Integer),
    (4, Class::Integer),
    (0, Class::Float),
    (1, Class::Integer),
    (2, Class::Integer),
    (0, Class::Integer),
    (2, Class::Pointer),
    (0, Class::Vector),
    (5, Class::Vector),
    (0, Class::Vector),
    (6, Class::Vector),
    (1, Class::Vector),
    (3, Class::Vector),
    (2, Class::Vector),
    (3, Class::Vector),
    (0, Class::Float),
    (2, Class::Vector),
    (0, Class::Float),
    (2, Class::Vector),
    (3, Class::Vector),
    (2, Class::Vector),
    (4, Class::Vector),
    (0, Class::Vector),
    (1, Class::Vector),
    (5, Class::Vector),
    (0, Class::Vector),
    (1, Class::Vector),
    (4, Class::Vector),
    (3, Class::Vector),
    (5, Class::Vector),
    (0, Class::Vector),
    (3, Class::Vector),
    (5, Class::Vector),
    (0, Class::Vector),
    (1, Class::Vector),
    (3, Class::Vector),
    (0, Class::Vector),
    (3, Class::Vector),
    (4, Class::Vector),
    (0, Class::Vector),
    (1, Class::Pointer),
    (2, Class::Vector),
    (0, Class::Vector),
    (1, Class::Pointer),
    (2, Class::Vector),
    (6, Class::Vector),
    (5, Class::Vector),
    (5, Class::Vector),
    (7, Class::Vector),
    (7, Class::Vector),
    (7, Class::Vector),
    (9, Class::Vector),
    (0, Class::Vector),
    (2, Class::Vector),
    (4, Class::Vector),
    (0, Class::Vector),
    (7, Class::Vector),
    (0, Class::Vector),
    (2, Class::Vector),
    (6, Class::Vector),
    (1, Class::Vector),
    (5, Class::Vector),
    (0, Class::Vector),
    (2, Class::Vector),
    (9, Class::Vector),
    (0, Class::Pointer),
    (1, Class::Vector),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Vector),
    (0, Class::Pointer),
    (1, Class::Vector),
    (2, Class::Vector),
    (0, Class::Pointer),
    (1, Class::Vector),
    (2, Class::Vector),
    (5, Class::Vector),
    (2, Class::Integer),
    (3, Class::Integer),
    (0, Class::Any),
    (2, Class::Any),
    (0, Class::Pointer),
    (1, Class::Any),
    (0, Class::Any),
    (1, Class::Any),
    (2, Class::Any),
    (0, Class::Any),
    (1, Class::Any),
    (2, Class::Any),
    (3, Class::Any),
    (4, Class::Any),
    (0, Class::Any),
    (1, Class::Any),
    (2, Class::Any),
    (3, Class::Any),
    (4, Class::Any),
    (5, Class::Any),
    (6, Class::Any),
    (7, Class::Any),
    (8, Class::Any),
    (0, Class::Any),
    (3, Class::Any),
    (5, Class::Any),
    (0, Class::Float),
    (2, Class::Integer),
    (3, Class::Pointer),
    (0, Class::Pointer),
    (1, Class::Any),
    (2, Class::Integer),
    (0, Class::Vector),
    (1, Class::Pointer),
    (2, Class::Integer),
    (2, Class::Integer),
    (0, Class::Vector),
    (2, Class::Integer),
    (0, Class::Vector),
    (1, Class::Vector),
    (2, Class::Vector),
    (0, Class::Pointer),
    (1, Class::Pointer),
    (2, Class::Integer),
    (0, Class::Pointer),
    (2, Class::Integer),
    (2, Class::Float),
    (0, Class::Float),
    (1, Class::Pointer),
    (0, Class::Integer),
    (1, Class::Pointer),
    (4, Class::Pointer),
    (8, Class::Pointer),
    (0, Class::Integer),
    (1, Class::Integer),
    (2, Class::Integer),
    (0, Class::Pointer),
    (2, Class::Pointer),
    (0, Class::Any),
    (2, Class::Integer),
    (0, Class::Vector),
    (2, Class::Any),
    (3, Class::Vector),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Any),
    (3, Class::Vector),
    (5, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Integer),
    (0, Class::Vector),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Vector),
    (3, Class::Any),
    (5, Class::Integer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (3, Class::Integer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (4, Class::Integer),
    (0, Class::Vector),
    (3, Class::Pointer),
    (5, Class::Integer),
    (0, Class::Vector),
    (4, Class::Pointer),
    (6, Class::Integer),
    (0, Class::Vector),
    (5, Class::Pointer),
    (7, Class::Integer),
    (0, Class::Vector),
    (6, Class::Pointer),
    (8, Class::Integer),
    (0, Class::Vector),
    (7, Class::Pointer),
    (9, Class::Integer),
    (0, Class::Vector),
    (8, Class::Pointer),
    (10, Class::Integer),
    (0, Class::Integer),
    (1, Class::Vector),
    (2, Class::Vector),
    (0, Class::Integer),
    (2, Class::Vector),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Integer),
    (1, Class::Vector),
    (2, Class::Vector),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Integer),
    (3, Class::Any),
    (6, Class::Integer),
    (0, Class::Vector),
    (1, Class::Integer),
    (2, Class::Vector),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Vector),
    (1, Class::Integer),
    (2, Class::Vector),
    (3, Class::Vector),
    (4, Class::Any),
    (5, Class::Integer),
    (0, Class::Vector),
    (1, Class::Integer),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Vector),
    (3, Class::Integer),
    (0, Class::Vector),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Float),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Float),
    (5, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Vector),
    (4, Class::Integer),
    (1, Class::Vector),
    (2, Class::Integer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (3, Class::Integer),
    (5, Class::Integer),
    (0, Class::Vector),
    (3, Class::Pointer),
    (4, Class::Integer),
    (6, Class::Integer),
    (0, Class::Vector),
    (4, Class::Pointer),
    (5, Class::Integer),
    (7, Class::Integer),
    (0, Class::Vector),
    (5, Class::Pointer),
    (6, Class::Integer),
    (8, Class::Integer),
    (0, Class::Vector),
    (6, Class::Pointer),
    (7, Class::Integer),
    (9, Class::Integer),
    (0, Class::Vector),
    (7, Class::Pointer),
    (8, Class::Integer),
    (10, Class::Integer),
    (0, Class::Vector),
    (8, Class::Pointer),
    (9, Class::Integer),
    (11, Class::Integer),
    (0, Class::Vector),
    (1, Class::Any),
    (0, Class::Any),
    (2, Class::Vector),
    (1, Class::Vector),
    (3, Class::Integer),
    (2, Class::Vector),
    (3, Class::Integer),
    (2, Class::Vector),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Any),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Any),
    (5, Class::Integer),
    (0, Class::Float),
    (3, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (5, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Any),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Any),
    (5, Class::Integer),
    (0, Class::Vector),
    (1, Class::Integer),
    (3, Class::Pointer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (3, Class::Vector),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Pointer),
    (3, Class::Vector),
    (5, Class::Integer),
    (0, Class::Any),
    (2, Class::Pointer),
    (3, Class::Vector),
    (4, Class::Integer),
    (0, Class::Any),
    (2, Class::Pointer),
    (3, Class::Vector),
    (4, Class::Vector),
    (5, Class::Integer),
    (0, Class::Any),
    (2, Class::Pointer),
    (3, Class::Integer),
    (0, Class::Any),
    (1, Class::Integer),
    (3, Class::Pointer),
    (0, Class::Any),
    (1, Class::Integer),
    (3, Class::Pointer),
    (4, Class::Vector),
    (0, Class::Any),
    (2, Class::Pointer),
    (3, Class::Integer),
    (4, Class::Vector),
    (1, Class::Vector),
    (2, Class::Any),
    (3, Class::Integer),
    (1, Class::Vector),
    (2, Class::Any),
    (4, Class::Integer),
    (2, Class::Vector),
    (3, Class::Any),
    (5, Class::Integer),
    (0, Class::Integer),
    (4, Class::Integer),
    (0, Class::Integer),
    (3, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Integer),
    (4, Class::Integer),
    (0, Class::Vector),
    (2, Class::Vector),
    (3, Class::Integer),
    (5, Class::Integer),
    (0, Class::Vector),
    (5, Class::Integer),
    (0, Class::Vector),
    (1, Class::Pointer),
    (3, Class::Integer),
    (0, Class::Vector),
    (1, Class::Pointer),
    (2, Class::Integer),
    (3, Class::Integer),
    (0, Class::Vector),
    (1, Class::Pointer),
    (2, Class::Vector),
    (4, Class::Integer),
    (0, Class::Any),
    (1, Class::Pointer),
    (2, Class::Vector),
    (3, Class::Integer),
    (0, Class::Any),
    (1, Class::Pointer),
    (2, Class::Vector),
    (3, Class::Vector),
    (4, Class::Integer),
    (0, Class::Any),
    (1, Class::Pointer),
    (2, Class::Integer),
    (0, Class::Any),
    (1, Class::Pointer),
    (2, Class::Integer),
    (3, Class::Vector),
    (0, Class::Any),
    (1, Class::Integer),
    (0, Class::Any),
    (1, Class::Any),
    (2, Class::Integer),
    (0, Class::Pointer),
    (2, Class::Any),
    (0, Class::Any),
    (1, Class::Any),
    (2, Class::Any),
    (3, Class::Integer),
    (1, Class::Float),
    (3, Class::Float),
    (6, Class::Vector),
    (8, Class::Vector),
    (1, Class::Float),
    (2, Class::Float),
];

/// Runs of elements of [`FACTS`].
pub(super) static LISTS: [u16; 4096] = [
    0, 1, 2, 3, 4, 5, 6, 7, 4, 8, 4, 0, 4, 0, 4, 9, 0, 1, 2, 3, 4, 5, 10, 2, 4, 5, 1, 2, 3, 4, 5, 11, 1, 2,
    3, 4, 5, 12, 1, 2, 3, 4, 5, 13, 14, 15, 1, 2, 3, 4, 5, 15, 1, 2, 3, 4, 5, 9, 16, 1, 2, 3, 4, 5, 0, 1, 2,
    3, 4, 5, 17, 12, 1, 2, 3, 4, 5, 18, 12, 1, 2, 3, 4, 5, 19, 12, 1, 2, 3, 4, 5, 20, 12, 1, 2, 3, 4, 5, 21,
    0, 1, 2, 3, 4, 5, 9, 22, 4, 5, 23, 17, 10, 9, 24, 22, 4, 5, 23, 17, 10, 25, 1, 2, 3, 4, 5, 26, 1, 2, 3,
    4, 5, 26, 1, 2, 3, 4, 5, 8, 26, 1, 2, 3, 4, 5, 24, 26, 1, 2, 3, 4, 5, 27, 26, 1, 2, 3, 4, 5, 9, 26, 1, 2,
    3, 4, 5, 8, 28, 22, 1, 2, 3, 4, 5, 10, 22, 1, 2, 3, 4, 5, 15, 1, 2, 3, 4, 5, 8, 10, 15, 1, 2, 3, 4, 5, 8,
    15, 1, 2, 3, 4, 5, 10, 25, 1, 2, 3, 4, 5, 8, 26, 1, 2, 3, 4, 5, 8, 10, 29, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4,
    30, 5, 0, 1, 2, 3, 4, 5, 28, 0, 1, 2, 3, 4, 30, 5, 10, 0, 1, 2, 3, 4, 30, 5, 9, 0, 1, 2, 3, 4, 30, 5, 9,
    24, 0, 1, 2, 3, 4, 30, 5, 8, 0, 1, 2, 3, 4, 30, 5, 17, 0, 1, 2, 3, 4, 5, 24, 0, 1, 2, 3, 4, 5, 9, 24, 31,
    1, 2, 3, 4, 5, 10, 22, 1, 2, 3, 4, 5, 32, 9, 22, 1, 2, 3, 4, 5, 9, 0, 1, 2, 3, 4, 5, 8, 0, 1, 2, 3, 4,
    30, 5, 17, 10, 31, 1, 2, 3, 4, 5, 18, 12, 1, 2, 3, 4, 5, 31, 1, 2, 3, 4, 5, 19, 31, 1, 2, 3, 4, 5, 20,
    31, 1, 2, 3, 4, 5, 21, 0, 1, 2, 3, 4, 5, 33, 26, 1, 2, 3, 4, 5, 33, 26, 1, 2, 3, 4, 5, 8, 33, 0, 1, 34,
    2, 3, 4, 30, 5, 9, 0, 1, 34, 2, 3, 4, 30, 5, 35, 0, 1, 34, 2, 4, 5, 35, 4, 0, 1, 2, 3, 4, 30, 5, 33, 22,
    1, 2, 4, 5, 13, 23, 32, 36, 10, 9, 35, 16, 1, 2, 4, 5, 13, 23, 17, 0, 4, 30, 35, 11, 1, 2, 4, 13, 23, 17,
    35, 29, 1, 2, 4, 13, 14, 10, 35, 7, 4, 24, 0, 1, 34, 2, 3, 4, 30, 5, 17, 35, 0, 1, 34, 2, 3, 4, 5, 10,
    37, 0, 1, 34, 2, 3, 4, 30, 5, 9, 38, 24, 0, 1, 34, 2, 3, 4, 30, 5, 10, 39, 0, 1, 34, 2, 3, 4, 30, 5, 10,
    0, 1, 34, 2, 3, 4, 30, 5, 24, 0, 1, 34, 2, 3, 4, 30, 5, 9, 38, 0, 1, 34, 2, 3, 4, 30, 5, 24, 40, 0, 1, 2,
    3, 4, 30, 5, 41, 42, 33, 1, 2, 4, 5, 17, 35, 31, 1, 2, 4, 5, 43, 13, 17, 35, 22, 4, 5, 35, 31, 4, 5, 13,
    35, 0, 1, 2, 4, 5, 1, 2, 4, 5, 9, 35, 26, 1, 2, 4, 5, 35, 25, 1, 2, 4, 5, 35, 16, 1, 2, 4, 5, 13, 1, 2,
    4, 5, 13, 10, 9, 24, 28, 27, 44, 35, 0, 1, 2, 4, 5, 17, 1, 2, 4, 5, 6, 35, 1, 2, 7, 4, 25, 1, 2, 3, 4, 5,
    8, 17, 27, 44, 25, 1, 2, 3, 4, 5, 8, 17, 24, 28, 25, 1, 2, 3, 4, 5, 8, 17, 27, 35, 0, 1, 2, 4, 5, 10, 31,
    1, 2, 4, 5, 13, 22, 1, 2, 4, 5, 13, 17, 1, 2, 4, 5, 13, 32, 10, 9, 24, 22, 1, 2, 4, 5, 13, 14, 32, 45,
    10, 9, 0, 1, 2, 4, 5, 35, 1, 2, 4, 5, 8, 1, 2, 4, 5, 9, 24, 1, 2, 4, 5, 24, 28, 1, 2, 4, 5, 28, 27, 1, 2,
    4, 5, 27, 44, 1, 2, 4, 5, 44, 46, 11, 1, 2, 4, 5, 11, 1, 2, 3, 4, 5, 8, 28, 27, 44, 11, 1, 2, 3, 4, 5, 8,
    27, 44, 46, 11, 1, 2, 3, 4, 5, 8, 44, 46, 47, 11, 1, 2, 3, 4, 5, 8, 48, 46, 47, 11, 1, 2, 3, 4, 5, 8, 48,
    49, 47, 11, 1, 2, 3, 4, 5, 8, 48, 49, 50, 35, 0, 1, 2, 3, 4, 5, 8, 24, 28, 27, 35, 0, 1, 2, 3, 4, 5, 8,
    28, 27, 44, 35, 0, 1, 2, 3, 4, 5, 8, 27, 44, 46, 0, 1, 2, 3, 4, 5, 8, 9, 24, 11, 1, 2, 3, 4, 5, 8, 9, 24,
    11, 1, 2, 3, 4, 5, 8, 24, 28, 11, 1, 2, 3, 4, 5, 8, 28, 27, 11, 1, 2, 3, 4, 5, 8, 27, 44, 11, 1, 2, 3, 4,
    5, 5, 8, 24, 28, 11, 1, 2, 3, 4, 5, 5, 8, 28, 27, 11, 1, 2, 3, 4, 5, 5, 8, 27, 44, 35, 11, 1, 2, 3, 4, 5,
    8, 24, 28, 27, 35, 1, 2, 3, 4, 5, 5, 8, 24, 28, 27, 35, 11, 1, 2, 3, 4, 5, 8, 28, 27, 44, 35, 1, 2, 3, 4,
    5, 5, 8, 28, 27, 44, 35, 11, 1, 2, 3, 4, 5, 8, 27, 44, 46, 35, 1, 2, 3, 4, 5, 5, 8, 27, 44, 46, 35, 11,
    1, 2, 3, 4, 5, 8, 44, 46, 47, 35, 1, 2, 3, 4, 5, 5, 8, 44, 46, 47, 35, 11, 1, 2, 3, 4, 5, 8, 48, 46, 47,
    35, 1, 2, 3, 4, 5, 5, 8, 48, 46, 47, 35, 11, 1, 2, 3, 4, 5, 8, 48, 49, 47, 35, 1, 2, 3, 4, 5, 5, 8, 48,
    49, 47, 35, 11, 1, 2, 3, 4, 5, 8, 48, 49, 50, 35, 1, 2, 3, 4, 5, 5, 8, 48, 49, 50, 1, 2, 3, 4, 5, 5, 8,
    44, 46, 47, 1, 2, 3, 4, 5, 5, 8, 48, 46, 47, 1, 2, 3, 4, 5, 5, 8, 48, 49, 50, 11, 1, 2, 3, 4, 5, 8, 49,
    50, 51, 1, 2, 3, 4, 5, 5, 8, 49, 50, 51, 11, 1, 2, 3, 4, 5, 8, 51, 52, 53, 1, 2, 3, 4, 5, 5, 8, 51, 52,
    53, 1, 2, 3, 4, 5, 5, 8, 48, 49, 47, 11, 1, 2, 3, 4, 5, 8, 50, 51, 52, 1, 2, 3, 4, 5, 5, 8, 50, 51, 52,
    11, 1, 2, 3, 4, 5, 8, 52, 53, 54, 1, 2, 3, 4, 5, 5, 8, 52, 53, 54, 11, 1, 2, 3, 4, 5, 8, 53, 54, 55, 1,
    2, 3, 4, 5, 5, 8, 53, 54, 55, 1, 2, 3, 4, 5, 5, 8, 27, 44, 46, 1, 2, 3, 4, 5, 5, 8, 28, 27, 44, 11, 1, 2,
    3, 4, 5, 8, 24, 28, 27, 1, 2, 3, 4, 5, 5, 8, 24, 28, 27, 29, 1, 2, 3, 4, 5, 5, 17, 24, 28, 29, 1, 2, 3,
    4, 5, 5, 17, 28, 27, 29, 1, 2, 3, 4, 5, 5, 17, 27, 44, 29, 1, 2, 3, 4, 5, 5, 17, 44, 46, 0, 1, 2, 3, 4,
    30, 5, 41, 33, 35, 1, 2, 4, 5, 17, 0, 1, 2, 3, 4, 30, 5, 8, 17, 10, 0, 1, 2, 3, 4, 30, 5, 17, 10, 9, 0,
    1, 2, 3, 4, 30, 5, 10, 9, 0, 1, 2, 3, 4, 30, 5, 10, 9, 24, 1, 2, 4, 11, 1, 2, 3, 4, 30, 5, 0, 1, 2, 3, 4,
    30, 5, 8, 17, 15, 1, 2, 3, 4, 5, 33, 31, 1, 2, 4, 5, 13, 23, 32, 36, 10, 9, 24, 0, 1, 34, 2, 3, 4, 30, 5,
    56, 0, 1, 34, 2, 3, 4, 5, 35, 0, 1, 34, 2, 3, 4, 5, 9, 24, 28, 35, 0, 1, 34, 2, 3, 4, 5, 9, 24, 28, 44,
    35, 0, 1, 2, 4, 5, 17, 10, 9, 24, 0, 1, 2, 4, 30, 5, 35, 0, 1, 2, 4, 5, 24, 28, 35, 0, 1, 2, 4, 5, 10, 9,
    35, 0, 1, 2, 4, 5, 9, 24, 1, 2, 4, 5, 24, 1, 2, 4, 5, 28, 11, 1, 2, 3, 4, 5, 9, 1, 2, 4, 5, 32, 10, 28,
    27, 29, 1, 2, 3, 4, 5, 24, 31, 1, 2, 4, 5, 13, 9, 31, 1, 2, 4, 5, 32, 24, 31, 1, 2, 4, 5, 18, 28, 16, 1,
    2, 3, 4, 5, 13, 23, 9, 31, 1, 2, 4, 5, 13, 23, 32, 36, 10, 28, 27, 12, 1, 2, 3, 4, 5, 32, 36, 24, 16, 1,
    2, 3, 4, 5, 13, 23, 9, 24, 12, 1, 2, 3, 4, 5, 32, 36, 24, 28, 11, 1, 2, 3, 4, 5, 9, 24, 29, 1, 2, 3, 4,
    5, 24, 28, 35, 1, 2, 4, 5, 35, 0, 1, 2, 3, 4, 5, 22, 1, 2, 3, 4, 5, 17, 1, 2, 3, 4, 5, 8, 1, 2, 4, 5, 33,
    22, 1, 2, 4, 5, 13, 1, 4, 5, 8, 1, 4, 8, 4, 5, 26, 1, 2, 4, 5, 8, 1, 2, 4, 5, 8, 35, 1, 2, 4, 5, 8, 17,
    10, 35, 0, 1, 34, 2, 3, 4, 5, 24, 28, 35, 0, 1, 2, 4, 30, 5, 1, 2, 4, 5, 27, 11, 1, 2, 3, 4, 5, 24, 1, 2,
    4, 5, 32, 10, 27, 44, 29, 1, 2, 3, 4, 5, 28, 31, 1, 2, 4, 5, 13, 24, 31, 1, 2, 4, 5, 32, 28, 31, 1, 2, 4,
    5, 18, 27, 16, 1, 2, 3, 4, 5, 13, 23, 24, 31, 1, 2, 4, 5, 13, 23, 32, 36, 10, 27, 44, 12, 1, 2, 3, 4, 5,
    32, 36, 28, 16, 1, 2, 3, 4, 5, 13, 23, 24, 28, 12, 1, 2, 3, 4, 5, 32, 36, 28, 27, 11, 1, 2, 3, 4, 5, 24,
    28, 29, 1, 2, 3, 4, 5, 28, 27, 0, 1, 34, 2, 3, 4, 30, 5, 8, 10, 28, 35, 0, 34, 4, 5, 35, 0, 34, 4, 5, 8,
    10, 27, 44, 35, 0, 34, 4, 5, 24, 28, 35, 0, 34, 4, 5, 8, 10, 27, 44, 46, 35, 0, 34, 4, 5, 8, 10, 27, 35,
    22, 1, 2, 4, 5, 24, 35, 22, 1, 2, 4, 5, 10, 35, 1, 2, 4, 35, 0, 1, 2, 4, 5, 10, 9, 24, 28, 0, 1, 2, 3, 4,
    30, 5, 33, 57, 35, 0, 1, 34, 2, 4, 5, 9, 35, 0, 1, 2, 4, 5, 8, 10, 24, 27, 44, 35, 0, 1, 34, 2, 4, 5, 10,
    24, 28, 35, 0, 1, 2, 4, 5, 8, 10, 24, 35, 0, 1, 34, 2, 4, 5, 10, 35, 0, 1, 34, 2, 4, 5, 8, 10, 28, 35, 0,
    1, 34, 2, 4, 5, 8, 10, 28, 27, 44, 35, 0, 1, 34, 2, 4, 5, 8, 48, 50, 51, 10, 24, 27, 44, 47, 35, 0, 1,
    34, 2, 4, 5, 48, 49, 10, 24, 28, 44, 46, 0, 1, 2, 3, 4, 30, 5, 33, 58, 25, 1, 2, 4, 0, 1, 2, 3, 4, 5, 8,
    17, 0, 1, 2, 3, 4, 5, 8, 10, 0, 1, 2, 3, 4, 5, 8, 9, 0, 1, 2, 3, 4, 5, 8, 24, 0, 1, 2, 3, 4, 5, 8, 28, 4,
    8, 17, 10, 9, 24, 28, 4, 8, 17, 4, 8, 17, 9, 24, 28, 4, 8, 17, 24, 4, 8, 17, 10, 9, 24, 4, 8, 17, 10, 12,
    1, 2, 3, 4, 5, 13, 4, 8, 4, 17, 25, 1, 2, 3, 4, 5, 59, 1, 2, 4, 5, 13, 17, 10, 9, 24, 28, 1, 2, 4, 5, 32,
    10, 9, 24, 28, 27, 0, 4, 17, 1, 2, 3, 4, 5, 17, 60, 4, 26, 1, 61, 2, 3, 4, 5, 4, 36, 31, 4, 13, 23, 16,
    4, 32, 45, 16, 1, 2, 3, 4, 5, 62, 18, 63, 0, 4, 13, 16, 1, 2, 3, 4, 5, 13, 23, 0, 4, 5, 35, 1, 2, 3, 4,
    5, 0, 4, 8, 7, 4, 26, 1, 2, 3, 4, 64, 5, 0, 1, 2, 3, 4, 5, 13, 56, 0, 1, 2, 3, 4, 5, 17, 10, 8, 17, 9,
    24, 12, 1, 2, 4, 5, 13, 14, 9, 8, 17, 9, 1, 2, 3, 5, 8, 17, 31, 1, 2, 3, 4, 5, 16, 1, 2, 3, 4, 5, 13, 12,
    1, 2, 3, 4, 5, 32, 26, 1, 2, 3, 4, 30, 5, 33, 16, 4, 31, 4, 32, 18, 0, 1, 2, 3, 5, 0, 1, 2, 3, 5, 17, 0,
    1, 2, 3, 5, 8, 31, 4, 13, 0, 1, 2, 3, 4, 5, 10, 9, 16, 1, 2, 3, 4, 5, 32, 10, 16, 1, 2, 3, 4, 5, 32, 12,
    1, 2, 3, 4, 5, 32, 10, 31, 1, 2, 3, 4, 5, 9, 29, 1, 2, 3, 4, 5, 9, 31, 1, 2, 3, 4, 5, 13, 14, 32, 45, 31,
    1, 2, 3, 4, 5, 13, 14, 4, 10, 4, 17, 10, 31, 1, 2, 3, 4, 5, 13, 14, 62, 65, 31, 1, 2, 3, 4, 5, 17, 18,
    31, 1, 2, 3, 4, 5, 8, 32, 26, 1, 2, 3, 4, 30, 5, 31, 1, 2, 3, 4, 5, 13, 4, 8, 10, 0, 4, 10, 16, 1, 2, 3,
    4, 5, 17, 12, 4, 10, 12, 4, 10, 9, 12, 4, 31, 4, 13, 9, 31, 4, 13, 24, 1, 61, 2, 3, 4, 5, 11, 1, 2, 3, 4,
    5, 13, 16, 1, 2, 3, 4, 5, 13, 10, 9, 24, 12, 1, 2, 3, 4, 5, 32, 36, 9, 24, 28, 31, 1, 2, 4, 5, 13, 66,
    14, 32, 67, 45, 9, 31, 3, 4, 5, 13, 14, 32, 45, 9, 31, 1, 2, 4, 5, 13, 14, 32, 45, 9, 12, 3, 4, 5, 13,
    14, 9, 11, 4, 11, 1, 2, 3, 4, 5, 8, 31, 4, 35, 26, 1, 4, 31, 1, 2, 3, 4, 5, 13, 23, 17, 31, 1, 4, 13, 35,
    1, 4, 35, 31, 1, 2, 3, 4, 5, 14, 63, 27, 44, 35, 31, 1, 2, 3, 4, 5, 14, 63, 28, 35, 31, 1, 2, 3, 4, 5,
    13, 23, 9, 35, 31, 1, 2, 3, 4, 5, 14, 63, 35, 31, 1, 2, 3, 4, 5, 14, 45, 24, 35, 1, 2, 3, 4, 5, 14, 63,
    46, 35, 1, 2, 3, 4, 5, 14, 48, 63, 35, 1, 2, 3, 4, 5, 14, 50, 63, 35, 1, 2, 3, 4, 5, 14, 63, 47, 35, 1,
    2, 3, 4, 5, 14, 49, 63, 35, 1, 2, 3, 4, 5, 14, 63, 28, 35, 1, 2, 3, 4, 5, 14, 63, 27, 35, 1, 2, 3, 4, 5,
    14, 63, 44, 35, 1, 2, 3, 4, 5, 14, 48, 49, 68, 63, 47, 35, 1, 2, 3, 4, 5, 14, 49, 50, 51, 69, 63, 35, 1,
    2, 3, 4, 5, 14, 51, 52, 53, 70, 63, 35, 1, 2, 3, 4, 5, 14, 48, 49, 50, 71, 63, 35, 1, 2, 3, 4, 5, 14, 50,
    51, 52, 72, 63, 35, 1, 2, 3, 4, 5, 14, 63, 27, 44, 46, 73, 35, 1, 2, 3, 4, 5, 14, 63, 44, 46, 47, 74, 35,
    1, 2, 3, 4, 5, 14, 48, 75, 63, 46, 47, 35, 1, 2, 3, 4, 5, 23, 27, 35, 1, 2, 3, 4, 5, 23, 46, 35, 1, 2, 3,
    4, 5, 23, 48, 35, 1, 2, 3, 4, 5, 23, 44, 35, 1, 2, 3, 4, 5, 23, 47, 35, 1, 2, 3, 4, 5, 23, 9, 35, 1, 2,
    3, 4, 5, 23, 24, 35, 1, 2, 3, 4, 5, 23, 28, 35, 1, 2, 3, 4, 5, 23, 45, 27, 35, 1, 2, 3, 4, 5, 23, 45, 44,
    35, 1, 2, 3, 4, 5, 23, 45, 46, 35, 1, 2, 3, 4, 5, 23, 45, 24, 35, 1, 2, 3, 4, 5, 23, 45, 28, 31, 1, 4,
    66, 14, 67, 45, 1, 2, 3, 4, 5, 13, 17, 35, 26, 1, 2, 3, 4, 5, 35, 26, 7, 4, 1, 4, 31, 1, 4, 17, 76, 0, 1,
    2, 3, 4, 30, 5, 13, 0, 1, 2, 3, 4, 30, 5, 59, 33, 35, 16, 1, 4, 13, 23, 16, 1, 4, 5, 13, 35, 31, 1, 4,
    35, 12, 1, 4, 13, 14, 35, 0, 1, 4, 35, 16, 1, 4, 13, 35, 1, 4, 13, 0, 1, 4, 0, 1, 4, 51, 77, 0, 1, 4, 47,
    78, 0, 1, 4, 44, 79, 0, 1, 4, 51, 80, 0, 1, 4, 49, 81, 0, 1, 4, 47, 82, 0, 1, 4, 49, 83, 35, 1, 2, 3, 4,
    5, 8, 31, 1, 2, 3, 4, 5, 13, 23, 26, 1, 2, 4, 5, 33, 0, 1, 2, 3, 4, 30, 5, 33, 84, 0, 1, 2, 3, 4, 30, 5,
    33, 85, 0, 1, 2, 3, 4, 30, 5, 33, 86, 0, 1, 2, 3, 4, 30, 5, 33, 87, 0, 1, 2, 3, 4, 30, 5, 33, 88, 0, 1,
    2, 3, 4, 30, 5, 33, 89, 0, 1, 2, 3, 4, 30, 5, 33, 90, 0, 1, 2, 3, 4, 30, 5, 33, 91, 0, 1, 2, 3, 4, 30, 5,
    33, 92, 0, 1, 2, 3, 4, 30, 5, 33, 93, 35, 1, 2, 3, 4, 5, 8, 94, 12, 1, 2, 3, 4, 5, 13, 14, 10, 11, 1, 2,
    4, 29, 1, 2, 4, 5, 29, 1, 2, 4, 35, 22, 4, 13, 14, 35, 22, 4, 13, 35, 31, 4, 13, 35, 31, 4, 13, 17, 35,
    31, 4, 13, 17, 10, 31, 1, 2, 3, 4, 5, 14, 28, 95, 27, 96, 44, 79, 31, 1, 2, 3, 4, 5, 14, 27, 97, 44, 79,
    31, 1, 2, 3, 4, 5, 14, 44, 98, 46, 99, 31, 1, 2, 3, 4, 5, 14, 28, 100, 27, 101, 44, 98, 46, 99, 31, 1, 2,
    3, 4, 5, 14, 28, 100, 44, 102, 46, 99, 31, 1, 2, 3, 4, 5, 14, 27, 97, 44, 98, 46, 99, 31, 1, 2, 3, 4, 5,
    14, 44, 79, 46, 99, 31, 1, 2, 3, 4, 5, 14, 46, 103, 47, 78, 31, 1, 2, 3, 4, 5, 14, 27, 104, 44, 102, 46,
    103, 47, 78, 31, 1, 2, 3, 4, 5, 14, 27, 104, 46, 105, 47, 78, 31, 1, 2, 3, 4, 5, 14, 45, 27, 97, 44, 98,
    46, 99, 31, 1, 2, 3, 4, 5, 14, 45, 27, 97, 44, 98, 46, 105, 31, 1, 2, 3, 4, 5, 14, 45, 44, 79, 46, 99,
    31, 1, 2, 3, 4, 5, 14, 45, 44, 79, 46, 105, 31, 1, 2, 3, 4, 5, 14, 45, 46, 103, 47, 78, 31, 1, 2, 3, 4,
    5, 14, 45, 27, 104, 44, 102, 46, 103, 47, 78, 31, 1, 2, 3, 4, 5, 14, 45, 27, 104, 44, 102, 46, 103, 47,
    82, 31, 1, 2, 3, 4, 5, 14, 45, 27, 104, 46, 105, 47, 78, 31, 1, 2, 3, 4, 5, 14, 45, 27, 104, 46, 105, 47,
    82, 31, 1, 2, 3, 4, 5, 14, 45, 28, 95, 27, 96, 44, 79, 31, 1, 2, 3, 4, 5, 14, 45, 28, 95, 27, 96, 44,
    102, 31, 1, 2, 3, 4, 5, 14, 45, 27, 97, 44, 79, 31, 1, 2, 3, 4, 5, 14, 45, 27, 97, 44, 102, 31, 1, 2, 3,
    4, 5, 14, 45, 44, 98, 46, 99, 31, 1, 2, 3, 4, 5, 14, 45, 28, 100, 27, 101, 44, 98, 46, 99, 31, 1, 2, 3,
    4, 5, 14, 45, 28, 100, 27, 101, 44, 98, 46, 105, 31, 1, 2, 3, 4, 5, 14, 45, 28, 100, 44, 102, 46, 99, 31,
    1, 2, 3, 4, 5, 14, 45, 28, 100, 44, 102, 46, 105, 31, 1, 2, 3, 4, 5, 14, 28, 95, 27, 97, 44, 79, 31, 1,
    2, 3, 4, 5, 14, 27, 97, 44, 79, 46, 99, 31, 1, 2, 3, 4, 5, 14, 44, 79, 46, 99, 47, 78, 31, 1, 2, 3, 4, 5,
    14, 45, 27, 97, 44, 79, 46, 99, 31, 1, 2, 3, 4, 5, 14, 45, 44, 79, 46, 99, 47, 78, 31, 1, 2, 3, 4, 5, 14,
    45, 28, 95, 27, 97, 44, 79, 35, 26, 4, 35, 31, 4, 13, 10, 35, 31, 4, 13, 17, 9, 12, 1, 2, 3, 4, 5, 13,
    17, 12, 1, 2, 3, 4, 5, 13, 17, 106, 12, 1, 2, 3, 4, 5, 13, 17, 107, 12, 1, 2, 3, 4, 5, 13, 17, 108, 12,
    1, 2, 3, 4, 5, 13, 17, 109, 12, 1, 2, 3, 4, 5, 13, 17, 110, 35, 4, 8, 16, 1, 4, 5, 13, 23, 12, 1, 4, 13,
    14, 4, 111, 1, 2, 3, 4, 5, 10, 16, 4, 13, 12, 4, 18, 1, 2, 60, 3, 4, 5, 31, 4, 13, 17, 0, 1, 2, 3, 4, 5,
    10, 9, 24, 1, 2, 3, 4, 5, 8, 17, 12, 61, 4, 29, 4, 22, 1, 2, 3, 4, 5, 13, 23, 17, 10, 9, 0, 1, 2, 3, 4,
    30, 5, 56, 0, 4, 17, 9, 35, 4, 5, 0, 4, 30, 5, 0, 4, 30, 5, 9, 0, 4, 30, 5, 10, 0, 1, 2, 3, 4, 5, 24, 27,
    16, 1, 2, 3, 4, 5, 32, 24, 29, 1, 2, 3, 4, 5, 18, 29, 1, 2, 3, 4, 5, 19, 29, 1, 2, 3, 4, 5, 20, 29, 1, 2,
    3, 4, 5, 21, 29, 1, 2, 3, 4, 5, 112, 29, 1, 2, 3, 4, 5, 113, 29, 1, 2, 3, 4, 5, 114, 1, 2, 3, 4, 5, 8,
    27, 4, 8, 17, 9, 4, 8, 9, 0, 4, 8, 17, 10, 0, 4, 8, 10, 0, 4, 8, 9, 0, 4, 8, 17, 4, 8, 17, 10, 24, 28, 1,
    2, 3, 4, 5, 32, 29, 1, 2, 3, 4, 5, 32, 1, 2, 3, 4, 5, 8, 9, 24, 0, 1, 2, 3, 4, 5, 10, 24, 0, 1, 2, 3, 4,
    5, 9, 28, 1, 2, 3, 4, 5, 32, 24, 11, 1, 2, 3, 4, 5, 32, 11, 1, 2, 3, 4, 5, 32, 28, 11, 1, 2, 3, 4, 5, 32,
    24, 11, 1, 2, 3, 4, 5, 32, 28, 27, 16, 1, 2, 3, 4, 5, 32, 9, 16, 1, 2, 3, 4, 5, 32, 24, 28, 1, 2, 3, 4,
    5, 32, 9, 1, 2, 3, 4, 5, 32, 24, 28, 29, 1, 2, 3, 4, 5, 32, 24, 29, 1, 2, 3, 4, 5, 32, 28, 12, 1, 2, 3,
    4, 5, 32, 9, 12, 1, 2, 3, 4, 5, 32, 24, 29, 7, 29, 61, 4, 0, 4, 17, 10, 0, 1, 34, 2, 3, 4, 30, 5, 115,
    29, 4, 5, 31, 4, 5, 8, 32, 0, 4, 5, 33, 4, 10, 9, 0, 1, 2, 3, 4, 5, 111, 0, 1, 2, 3, 4, 30, 5, 116, 42,
    6, 25, 7, 4, 6, 25, 7, 4, 8, 22, 4, 26, 4, 13, 22, 4, 13, 23, 7, 0, 1, 2, 3, 4, 30, 5, 48, 49, 50, 51,
    52, 53, 54, 55, 10, 9, 24, 28, 27, 44, 46, 47, 7, 8, 0, 1, 2, 3, 4, 5, 10, 28, 0, 1, 2, 3, 4, 5, 17, 24,
    0, 1, 2, 3, 4, 5, 24, 28, 4, 24, 31, 4, 9, 26, 4, 4, 13, 4, 13, 32, 29, 4, 13, 23, 29, 4, 32, 45,
];

/// The attributes.
pub(super) static FACTS: [(Place, AttrKind, Fact); 117] = [
    (Place::Function, AttrKind::MEMORY, Fact::Number(0)),
    (Place::Function, AttrKind::NO_CALLBACK, Fact::Flag),
    (Place::Function, AttrKind::NO_FREE, Fact::Flag),
    (Place::Function, AttrKind::NO_SYNC, Fact::Flag),
    (Place::Function, AttrKind::NO_UNWIND, Fact::Flag),
    (Place::Function, AttrKind::WILL_RETURN, Fact::Flag),
    (Place::Function, AttrKind::COLD, Fact::Flag),
    (Place::Function, AttrKind::NO_RETURN, Fact::Flag),
    (Place::Param(0), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(3), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(2), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Function, AttrKind::MEMORY, Fact::Number(1365)),
    (Place::Function, AttrKind::MEMORY, Fact::Number(2)),
    (Place::Param(0), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(0), AttrKind::WRITE_ONLY, Fact::Flag),
    (Place::Function, AttrKind::MEMORY, Fact::Number(4)),
    (Place::Function, AttrKind::MEMORY, Fact::Number(1)),
    (Place::Param(1), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(2), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(3), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(4), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(5), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Function, AttrKind::MEMORY, Fact::Number(15)),
    (Place::Param(0), AttrKind::READ_ONLY, Fact::Flag),
    (Place::Param(4), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Function, AttrKind::MEMORY, Fact::Number(8)),
    (Place::Function, AttrKind::MEMORY, Fact::Number(12)),
    (Place::Param(6), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(5), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Function, AttrKind::MEMORY, Fact::Number(2730)),
    (Place::Function, AttrKind::SPECULATABLE, Fact::Flag),
    (Place::Function, AttrKind::MEMORY, Fact::Number(3)),
    (Place::Param(1), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Result, AttrKind::NO_UNDEF, Fact::Flag),
    (Place::Function, AttrKind::NO_CREATE_UNDEF_OR_POISON, Fact::Flag),
    (Place::Function, AttrKind::CONVERGENT, Fact::Flag),
    (Place::Param(1), AttrKind::WRITE_ONLY, Fact::Flag),
    (Place::Param(2), AttrKind::RANGE, Fact::Range(0, 16)),
    (Place::Param(3), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(2), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(4), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Result, AttrKind::ALIGN, Fact::Number(4)),
    (Place::Result, AttrKind::NON_NULL, Fact::Flag),
    (Place::Param(0), AttrKind::ALIGN, Fact::Number(4)),
    (Place::Param(7), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(1), AttrKind::READ_ONLY, Fact::Flag),
    (Place::Param(8), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(9), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(10), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(11), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(12), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(13), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(14), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(15), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(16), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(17), AttrKind::IMM_ARG, Fact::Flag),
    (Place::Param(0), AttrKind::READ_NONE, Fact::Flag),
    (Place::Result, AttrKind::RANGE, Fact::Range(32, 65)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 1024)),
    (Place::Param(0), AttrKind::NO_UNDEF, Fact::Flag),
    (Place::Function, AttrKind::NO_MERGE, Fact::Flag),
    (Place::Function, AttrKind::NO_DUPLICATE, Fact::Flag),
    (Place::Param(1), AttrKind::READ_NONE, Fact::Flag),
    (Place::Param(2), AttrKind::READ_ONLY, Fact::Flag),
    (Place::Function, AttrKind::STRICT_FP, Fact::Flag),
    (Place::Param(2), AttrKind::READ_NONE, Fact::Flag),
    (Place::Param(0), AttrKind::NOALIAS, Fact::Flag),
    (Place::Param(1), AttrKind::NOALIAS, Fact::Flag),
    (Place::Param(11), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(13), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(15), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(12), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(14), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(8), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(9), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(10), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(128, 129)),
    (Place::Param(13), AttrKind::RANGE, Fact::Range(0, 1)),
    (Place::Param(9), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(7), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(13), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(11), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(9), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(11), AttrKind::RANGE, Fact::Range(0, 1)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 1)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 2147483647)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 65535)),
    (Place::Result, AttrKind::RANGE, Fact::Range(1, 2147483648)),
    (Place::Result, AttrKind::RANGE, Fact::Range(1, 65536)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 32)),
    (Place::Result, AttrKind::RANGE, Fact::Range(1, 1025)),
    (Place::Result, AttrKind::RANGE, Fact::Range(1, 65)),
    (Place::Result, AttrKind::RANGE, Fact::Range(0, 64)),
    (Place::Result, AttrKind::RANGE, Fact::Range(32, 33)),
    (Place::Param(0), AttrKind::RANGE, Fact::Range(24, 257)),
    (Place::Param(5), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(6), AttrKind::RANGE, Fact::Range(1, 3)),
    (Place::Param(6), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(7), AttrKind::RANGE, Fact::Range(1, 3)),
    (Place::Param(8), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(5), AttrKind::RANGE, Fact::Range(0, 16)),
    (Place::Param(6), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(7), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(8), AttrKind::RANGE, Fact::Range(1, 3)),
    (Place::Param(6), AttrKind::RANGE, Fact::Range(0, 16)),
    (Place::Param(8), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(0, 16)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(0, 2)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(0, 3)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(0, 4)),
    (Place::Param(1), AttrKind::RANGE, Fact::Range(0, 5)),
    (Place::Param(0), AttrKind::RETURNED, Fact::Flag),
    (Place::Param(6), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(7), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Param(8), AttrKind::CAPTURES, Fact::Number(0)),
    (Place::Result, AttrKind::RANGE, Fact::Range(-1, 2)),
    (Place::Param(0), AttrKind::NON_NULL, Fact::Flag),
];
