import { type ClassValue, clsx } from 'clsx';

/** Joins class names. It does not merge conflicting ones: variants are written without conflicts. */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
