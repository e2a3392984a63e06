export {
  type ValidationSettings,
  changeValidationSettings,
  validationModes,
  validationSettings,
} from './validation-settings.js';
export { type Violation, readViolation } from './violation.js';
export { violationsOf } from './violations-of.js';
