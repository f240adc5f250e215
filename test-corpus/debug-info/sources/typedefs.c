// Names of types for types of every kind, and names of names.

typedef int Whole;
typedef Whole Count;
typedef struct {
  Count count;
} Named;
typedef Named *Handle;
typedef const Handle FixedHandle;
typedef Whole Row[4];
typedef Row Matrix[3];
typedef enum { OFF, ON } Switch;
typedef union {
  Whole whole;
  float real;
} Either;

Whole use(FixedHandle handle, Matrix *matrix, Switch state, Either either) {
  Row row = {handle->count};
  return state == ON ? (*matrix)[1][2] : row[0] + either.whole;
}
