// Members that are constant, volatile, and pointers to such.

struct Register {
  volatile unsigned status;
  const unsigned identity;
  volatile unsigned *const data;
};

unsigned poll(struct Register *device) {
  while (!(device->status & 1))
    ;
  return *device->data + device->identity;
}
