/** Submission of a form that belongs to a cart. */
export interface FormSubmission {
  /** ID of the form. */
  _id?: string;
  /** ID of the submission. */
  formSubmissionId?: string;
}

/** Form submissions of a cart. */
export interface FormSubmissions {
  /** Submissions, from 1 to 1,000. */
  formSubmissions?: FormSubmission[];
}
