import type { KeyObject } from "node:crypto";
import * as client from "openid-client";
import type { Settings } from "#server/env.ts";
import { asIssuerProblem } from "./as-issuer-problem.ts";
import { issuerKey } from "./issuer-key.ts";
import { localClient, localIssuerAddress } from "./local-client.ts";
import { loopbackFetch } from "./loopback-fetch.ts";

/** A cookie holds these values between the redirect to the issuer and the callback. */
export type SignInChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type IssuerClaims = {
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatarUrl: string | null;
};

/** Every method throws `IssuerProblem` if it fails. */
export type IssuerClient = {
  readonly key: string;
  readonly begin: (origin: string) => Promise<{ location: string; checks: SignInChecks }>;
  readonly finish: (origin: string, search: string, checks: SignInChecks) => Promise<IssuerClaims>;
};

const leewaySeconds = 60;
const timeoutSeconds = 5;
const discoveryLifeMs = 60 * 60 * 1000;

export const callbackPath = "/auth/callback";

export function createIssuerClient(settings: Settings, secret: KeyObject): IssuerClient {
  const discovered = new Map<string, { at: number; config: Promise<client.Configuration> }>();

  /** The result is cached for an hour. Failures are not cached, so the next sign-in tries again. */
  async function discover(origin: string): Promise<client.ServerMetadata> {
    const { address, options } = target(settings, secret, origin);
    const known = discovered.get(address);
    if (known && Date.now() - known.at < discoveryLifeMs) return (await known.config).serverMetadata();
    const config = client.discovery(new URL(address), options.clientId, options.metadata, undefined, {
      timeout: timeoutSeconds,
      execute: options.execute,
      ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
    });
    discovered.set(address, { at: Date.now(), config });
    config.catch(() => discovered.delete(address));
    return (await config).serverMetadata();
  }

  /**
   * Each sign-in gets a new configuration, because it caches the issuer's signing keys, which may change at any time.
   */
  async function configuration(origin: string): Promise<client.Configuration> {
    const { options } = target(settings, secret, origin);
    const config = new client.Configuration(await discover(origin), options.clientId, options.metadata);
    for (const step of options.execute) step(config);
    config.timeout = timeoutSeconds;
    if (options.fetch) config[client.customFetch] = options.fetch;
    return config;
  }

  return {
    key: issuerKey(settings),
    async begin(origin) {
      try {
        const config = await configuration(origin);
        const checks = {
          state: client.randomState(),
          nonce: client.randomNonce(),
          codeVerifier: client.randomPKCECodeVerifier(),
        };
        const location = client.buildAuthorizationUrl(config, {
          redirect_uri: origin + callbackPath,
          scope: "openid email profile",
          code_challenge: await client.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: "S256",
          state: checks.state,
          nonce: checks.nonce,
          ...accountChoice(settings),
        });
        return { location: location.href, checks };
      } catch (error) {
        throw asIssuerProblem(error);
      }
    },
    async finish(origin, search, checks) {
      try {
        const config = await configuration(origin);
        const tokens = await client.authorizationCodeGrant(config, new URL(origin + callbackPath + search), {
          pkceCodeVerifier: checks.codeVerifier,
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error("The issuer sent no ID token");
        // Some issuers return the email only from the userinfo endpoint.
        const more = claims.email ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return readClaims({ ...more, ...claims });
      } catch (error) {
        throw asIssuerProblem(error);
      }
    },
  };
}

function target(settings: Settings, secret: KeyObject, origin: string) {
  const { oidc } = settings;
  const address = oidc?.issuer ?? localIssuerAddress(origin);
  const { clientId, clientSecret } = oidc ?? localClient(secret);
  // Plain HTTP is allowed only for an issuer whose own URL is http, such as the local one.
  const insecure = address.startsWith("http:") ? [client.allowInsecureRequests] : [];
  return {
    address,
    options: {
      clientId,
      metadata: { client_secret: clientSecret, [client.clockTolerance]: leewaySeconds },
      // The ID token's signature is verified, although the token comes directly from the issuer.
      execute: [client.enableNonRepudiationChecks, ...insecure],
      fetch: oidc ? null : loopbackFetch(settings),
    },
  };
}

/**
 * People sign in again to switch accounts, so we ask for the account chooser. Issuers differ in their `prompt` values.
 */
function accountChoice(settings: Settings): { prompt?: string } {
  if (!settings.oidc) return { prompt: "login" };
  return new URL(settings.oidc.issuer).host === "accounts.google.com" ? { prompt: "select_account" } : {};
}

function readClaims(claims: Record<string, unknown> & { sub: string }): IssuerClaims {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    subject: claims.sub,
    email: text(claims.email) || null,
    isEmailVerified: claims.email_verified === true,
    firstName: text(claims.given_name) || text(claims.name),
    lastName: text(claims.family_name),
    avatarUrl: text(claims.picture) || null,
  };
}
