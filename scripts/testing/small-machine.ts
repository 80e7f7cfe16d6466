// The server believes that it runs in a small container, where a password's hash takes a third of
// the processor time. The tests make thousands of accounts.
process.constrainedMemory = () => 2 ** 29;
