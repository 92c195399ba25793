/** Why a command of operators refuses to do its work. The message is for whoever runs it, and says what to do. */
export class MaintenanceRefused extends Error {
  override readonly name = 'MaintenanceRefused';
}
