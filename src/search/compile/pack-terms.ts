/** Every so many terms of the text, the place of the next one in the body is kept. */
export const PLACE_STEP = 16;

/** Whole numbers of at most 31 bits, small ones in a byte: seven bits a byte, the lowest first. */
export function packNumbers(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let number of numbers) {
    while (number > 127) {
      bytes.push((number & 127) | 128);
      number >>>= 7;
    }
    bytes.push(number);
  }
  return Uint8Array.from(bytes);
}

/** Reads packed numbers into `into` and gives how many there were; those that it has no room for are left out. */
export function unpackNumbers(bytes: Uint8Array, into: Uint32Array): number {
  let count = 0;
  let number = 0;
  let shift = 0;
  for (let at = 0; at < bytes.length && count < into.length; at += 1) {
    const byte = bytes[at] as number;
    number |= (byte & 127) << shift;
    if (byte > 127) {
      shift += 7;
      continue;
    }
    into[count] = number;
    count += 1;
    number = 0;
    shift = 0;
  }
  return count;
}
