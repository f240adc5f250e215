//! The MD5 message digest (RFC 1321), which LLVM hashes names with.

/// How far each of a round's four kinds of steps rotates.
const ROTATIONS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// The integer parts of 2^32 |sin i|, for i from 1.
const SINES: [u32; 64] = [
    0xd76a_a478,
    0xe8c7_b756,
    0x2420_70db,
    0xc1bd_ceee,
    0xf57c_0faf,
    0x4787_c62a,
    0xa830_4613,
    0xfd46_9501,
    0x6980_98d8,
    0x8b44_f7af,
    0xffff_5bb1,
    0x895c_d7be,
    0x6b90_1122,
    0xfd98_7193,
    0xa679_438e,
    0x49b4_0821,
    0xf61e_2562,
    0xc040_b340,
    0x265e_5a51,
    0xe9b6_c7aa,
    0xd62f_105d,
    0x0244_1453,
    0xd8a1_e681,
    0xe7d3_fbc8,
    0x21e1_cde6,
    0xc337_07d6,
    0xf4d5_0d87,
    0x455a_14ed,
    0xa9e3_e905,
    0xfcef_a3f8,
    0x676f_02d9,
    0x8d2a_4c8a,
    0xfffa_3942,
    0x8771_f681,
    0x6d9d_6122,
    0xfde5_380c,
    0xa4be_ea44,
    0x4bde_cfa9,
    0xf6bb_4b60,
    0xbebf_bc70,
    0x289b_7ec6,
    0xeaa1_27fa,
    0xd4ef_3085,
    0x0488_1d05,
    0xd9d4_d039,
    0xe6db_99e5,
    0x1fa2_7cf8,
    0xc4ac_5665,
    0xf429_2244,
    0x432a_ff97,
    0xab94_23a7,
    0xfc93_a039,
    0x655b_59c3,
    0x8f0c_cc92,
    0xffef_f47d,
    0x8584_5dd1,
    0x6fa8_7e4f,
    0xfe2c_e6e0,
    0xa301_4314,
    0x4e08_11a1,
    0xf753_7e82,
    0xbd3a_f235,
    0x2ad7_d2bb,
    0xeb86_d391,
];

/// The digest of the concatenation of `parts`.
pub(super) fn md5(parts: &[&[u8]]) -> [u8; 16] {
    let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    let mut message = parts.concat();
    let bits = (message.len() as u64).wrapping_mul(8);
    message.push(0x80);
    let padded = (message.len() + 8).next_multiple_of(64);
    message.resize(padded - 8, 0);
    message.extend(bits.to_le_bytes());
    for block in message.as_chunks::<64>().0 {
        add_block(&mut state, block);
    }
    let mut digest = [0; 16];
    for (bytes, word) in digest.chunks_exact_mut(4).zip(state) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    digest
}

fn add_block(state: &mut [u32; 4], block: &[u8; 64]) {
    let word = |index: usize| u32::from_le_bytes(std::array::from_fn(|i| block[index * 4 + i]));
    let [mut a, mut b, mut c, mut d] = *state;
    for (i, sine) in SINES.into_iter().enumerate() {
        let (mixed, index) = match i / 16 {
            0 => (b & c | !b & d, i),
            1 => (d & b | !d & c, (5 * i + 1) % 16),
            2 => (b ^ c ^ d, (3 * i + 5) % 16),
            _ => (c ^ (b | !d), (7 * i) % 16),
        };
        let sum = a.wrapping_add(mixed).wrapping_add(sine).wrapping_add(word(index));
        let next = b.wrapping_add(sum.rotate_left(ROTATIONS[i / 16][i % 4]));
        (a, b, c, d) = (d, next, b, c);
    }
    for (total, word) in state.iter_mut().zip([a, b, c, d]) {
        *total = total.wrapping_add(word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The test suite of RFC 1321, appendix A.5, and a message of exactly one block.
    #[test]
    fn digests_of_the_rfc() {
        let hex = |text: &str| md5(&[text.as_bytes()]).iter().map(|b| format!("{b:02x}")).collect::<String>();
        assert_eq!(hex(""), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(hex("abc"), "900150983cd24fb0d6963f7d28e17f72");
        assert_eq!(hex("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
        assert_eq!(hex(&"1234567890".repeat(8)), "57edf4a22be3c955ac49da2e2107b67a");
        assert_eq!(hex(&"a".repeat(64)), "014842d480b571495a4a0363793f7367");
        assert_eq!(md5(&[b"message ", b"digest"]), md5(&[b"message digest"]));
    }
}
