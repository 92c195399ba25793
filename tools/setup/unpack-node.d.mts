/** Unpacks the Node of a package whose hash is `integrity`. @returns whether it is there now. */
export function unpackNode(tarball: string, integrity: string, folder: string): boolean;
