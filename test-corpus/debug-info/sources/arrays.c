// Arrays of one and of several dimensions, of structures, and of an unknown size.

#define GLOBAL __attribute__((address_space(1)))

struct Cell {
  int data[3];
};

extern GLOBAL int elsewhere[];
GLOBAL int grid[4][5][6];
static GLOBAL struct Cell cells[2];

int sum(int row[], int (*plane)[6]) {
  int local[8] = {row[0], plane[1][2], grid[1][2][3]};
  cells[1].data[2] = local[0] + elsewhere[3];
  return local[1] + cells[1].data[0];
}
