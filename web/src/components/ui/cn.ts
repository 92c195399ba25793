import { type ClassValue, clsx } from 'clsx';

/** Joins class names. There is no merging of conflicts: variants are written so that none arise. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
