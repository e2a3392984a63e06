/** @jsxImportSource hono/jsx */
import { PASSWORD_LENGTH } from '../../shop/members/sign-in/register-member.js';
import { field } from '../checkout/field.js';
import { accountPage, Captcha, FormToken } from './layout.js';
import { type LoginView, pageAddress } from './login-view.js';

const passwordHint = `At least ${PASSWORD_LENGTH.least} characters.`;

/** Responds with the sign-in page. */
export const loginPage = (view: LoginView): Response =>
  accountPage(
    view,
    'Sign in',
    <>
      <section>
        <form method="post" action={pageAddress(view, '')} novalidate>
          <FormToken {...view} />
          {field('email', 'Email', view, { type: 'email', autocomplete: 'username' })}
          {field('password', 'Password', view, { type: 'password', autocomplete: 'current-password' })}
          <Captcha {...view} />
          <button class="button">Sign in</button>
        </form>
      </section>
      <p class="links">
        <a href={pageAddress(view, 'forgotten-password')}>Forgot your password?</a>
        <a href={pageAddress(view, 'register')}>New here? Create an account</a>
      </p>
    </>,
  );

/** Responds with the registration page. */
export const registerPage = (view: LoginView): Response =>
  accountPage(
    view,
    'Create an account',
    <>
      <section>
        <form method="post" action={pageAddress(view, 'register')} novalidate>
          <FormToken {...view} />
          {field('email', 'Email', view, { type: 'email', autocomplete: 'username' })}
          {field('nickname', 'Name', view, { autocomplete: 'nickname', optional: true })}
          {field('password', 'Password', view, {
            type: 'password',
            autocomplete: 'new-password',
            hint: passwordHint,
          })}
          <Captcha {...view} />
          <button class="button">Create account</button>
        </form>
      </section>
      <p class="links">
        <a href={pageAddress(view, '')}>Have an account? Sign in</a>
      </p>
    </>,
  );

/** Responds with the page to request a password reset. */
export const forgottenPasswordPage = (view: LoginView): Response =>
  accountPage(
    view,
    'Forgot your password?',
    <>
      <section>
        <p>Enter your email address. We will send you a link to set a new password.</p>
        <form method="post" action={pageAddress(view, 'forgotten-password')} novalidate>
          <FormToken {...view} />
          {field('email', 'Email', view, { type: 'email', autocomplete: 'username' })}
          <button class="button">Send the link</button>
        </form>
      </section>
      <p class="links">
        <a href={pageAddress(view, '')}>Back to sign-in</a>
      </p>
    </>,
  );

/** Responds with the page that confirms the email, whether the address is known or not. */
export const recoveryEmailSentPage = (view: LoginView): Response =>
  accountPage(
    view,
    'Check your email',
    <>
      <section>
        <p>If there is an account with this address, we have sent a link to set a new password.</p>
      </section>
      <p class="links">
        <a href={pageAddress(view, '')}>Back to sign-in</a>
      </p>
    </>,
  );

/** Responds with the page to enter a code from an email. */
export const codePage = (view: LoginView): Response =>
  accountPage(
    view,
    'Enter your code',
    <section>
      <p>We sent a six-digit code to your email address.</p>
      <form method="post" action={pageAddress(view, 'code')} novalidate>
        <FormToken {...view} />
        {field('code', 'Code', view, { autocomplete: 'one-time-code', inputmode: 'numeric' })}
        <button class="button" name="action" value="enter">
          Continue
        </button>
        <button class="button quiet" name="action" value="resend">
          Send a new code
        </button>
      </form>
    </section>,
  );
