/** A command that does not do what it was asked to; the message is for whoever runs it, and says what to do. */
export class MaintenanceRefused extends Error {
  override readonly name = 'MaintenanceRefused';
}
