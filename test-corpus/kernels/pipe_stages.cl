// A pipeline of kernels joined by pipes: packets one by one, reserved in blocks, and what a pipe says of itself.
//
//@ buffer numbers: int[64] uniform -1000 1000
//@ buffer out: int[64] zero
//@ buffer state: uint[4] zero
//@ pipe raw: int[64]
//@ pipe squares: int[64]
//@ launch produce(numbers, raw) global 64 local 16
//@ launch square(raw, squares) global 16 local 16
//@ launch sum_up(squares, out, state) global 1 local 1

__kernel void produce(__global const int *numbers, write_only pipe int raw) {
  int number = numbers[get_global_id(0)];
  while (write_pipe(raw, &number) != 0)
    ;
}

// Each work-item takes four packets by a reservation and hands four on.
__kernel void square(read_only pipe int raw, write_only pipe int squares) {
  reserve_id_t from = reserve_read_pipe(raw, 4);
  reserve_id_t to = reserve_write_pipe(squares, 4);
  if (is_valid_reserve_id(from) && is_valid_reserve_id(to)) {
    for (uint i = 0; i < 4; ++i) {
      int number = 0;
      read_pipe(raw, from, i, &number);
      number = (number % 100) * (number % 100);
      write_pipe(squares, to, i, &number);
    }
  }
  if (is_valid_reserve_id(from))
    commit_read_pipe(raw, from);
  if (is_valid_reserve_id(to))
    commit_write_pipe(squares, to);
}

// The order of packets depends on the device; their sum does not.
__kernel void sum_up(read_only pipe int squares, __global int *out, __global uint *state) {
  state[0] = get_pipe_max_packets(squares);
  state[1] = get_pipe_num_packets(squares) > 0;
  int square, sum = 0, count = 0;
  while (read_pipe(squares, &square) == 0) {
    sum += square;
    ++count;
  }
  out[0] = sum;
  state[2] = count;
}
