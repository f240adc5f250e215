// A tokenizer and a bytecode interpreter: nested loops, switch with fall-through, default in the middle, goto.
//
//@ buffer text: uchar[1024] text ab1+-_/ (*)
//@ buffer tokens: int[96] zero
//@ buffer code: uchar[512] uniform 0 9
//@ buffer results: int[32] zero
//@ launch tokenize(text, int 32, tokens) global 32 local 8
//@ launch interpret(code, int 16, results) global 32 local 8
//@ also O1 O3 spir.O2 spirv64.O2

enum { SPACE, NUMBER, NAME, OPERATOR };

static int kind_of(uchar c) {
  switch (c) {
  case ' ':
  case '\t':
  case '\n':
    return SPACE;
  case '_':
    return NAME;
  case '+':
  case '-':
  case '*':
  case '/':
    return OPERATOR;
  default:
    if (c >= '0' && c <= '9')
      return NUMBER;
    return (c >= 'a' && c <= 'z') ? NAME : OPERATOR;
  }
}

__kernel void tokenize(__global const uchar *text, int length, __global int *tokens) {
  int id = get_global_id(0);
  __global const uchar *p = text + id * length;
  int numbers = 0, names = 0, operators = 0;
  for (int i = 0; i < length;) {
    int kind = kind_of(p[i]);
    if (kind == SPACE) {
      ++i;
      continue;
    }
    if (kind == OPERATOR) {
      if (p[i] == '/' && i + 1 < length && p[i + 1] == '/')
        break;
      ++operators;
      ++i;
      continue;
    }
    do {
      ++i;
    } while (i < length && (kind_of(p[i]) == kind || (kind == NAME && kind_of(p[i]) == NUMBER)));
    if (kind == NUMBER)
      ++numbers;
    else
      ++names;
  }
  tokens[id * 3] = numbers;
  tokens[id * 3 + 1] = names;
  tokens[id * 3 + 2] = operators;
}

__kernel void interpret(__global const uchar *code, int length, __global int *results) {
  int id = get_global_id(0);
  int acc = id, x = 1, fuel = 200;
  int pc = 0;
again:
  while (pc < length && fuel-- > 0) {
    switch (code[id * length + pc]) {
    case 0:
      acc += x;
      break;
    case 1:
      acc -= x;
    case 2:
      x = x * 3 + 1;
      break;
    default:
      acc ^= x;
      break;
    case 3:
      if (acc & 1)
        goto skip;
      acc >>= 1;
      break;
    case 4:
    case 5:
      if (x > 100) {
        x = 1;
        pc = 0;
        goto again;
      }
      x += acc & 15;
    case 6:
      for (int k = 0; k < 4; ++k) {
        if (((acc >> k) & 1) == 0)
          continue;
        acc += k;
        if (acc > 1000)
          break;
      }
      break;
    case 200:
      acc = -1;
      break;
    }
    ++pc;
    continue;
  skip:
    pc += 2;
  }
  results[id] = acc * 31 + x;
}
