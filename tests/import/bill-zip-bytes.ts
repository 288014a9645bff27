import { crc32, deflateRawSync } from "node:zlib";

/** A file to pack; `spoil` changes its bytes after they were packed, `locked` marks it as encrypted. */
export type ZipInput = { name: string; content: string; stored?: boolean; spoil?: boolean; locked?: boolean };

/** A ZIP of these files. */
export function zipBytes(inputs: readonly ZipInput[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, stored = false, spoil = false, locked = false } of inputs) {
    const bytes = Buffer.from(content);
    const packed = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(locked ? 1 : 0, 2);
    fields.writeUInt16LE(stored ? 0 : 8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    if (spoil) packed[packed.length - 1] = (packed.at(-1) ?? 0) ^ 1;
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, place, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(inputs.length, 4);
  end.writeUInt16LE(inputs.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, central, Buffer.from("PK\u0005\u0006"), end]);
}
