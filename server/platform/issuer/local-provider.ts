import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { type Configuration, type JWK, Provider } from "oidc-provider";
import { callbackPath } from "./issuer-client.ts";
import { derive, localClient, localIssuerAddress, localIssuerPath } from "./local-client.ts";
import { memoryAdapter } from "./memory-adapter.ts";

export type LocalAccount = { readonly email: string; readonly firstName: string; readonly lastName: string };

export const sessionCookie = "issuer_session";
const minutes = 60;

/** Every start makes a new key, because no token needs to be valid after the process ends. */
export function newSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return { ...privateKey.export({ format: "jwk" }), kty: "EC", use: "sig", alg: "ES256", kid: `local-${Date.now()}` };
}

/** The provider has exactly one client: this product, on one of its origins. */
export function createLocalProvider(
  origin: string,
  secret: KeyObject,
  key: JWK,
  accounts: ReadonlyMap<string, LocalAccount>,
): Provider {
  const { clientId, clientSecret } = localClient(secret);
  const configuration: Configuration = {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [origin + callbackPath],
        response_types: ["code"],
        grant_types: ["authorization_code"],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [key] },
    cookies: {
      keys: [derive(secret, "local issuer: cookies")],
      names: { interaction: "issuer_step", resume: "issuer_resume", session: sessionCookie },
      long: { sameSite: "lax", path: localIssuerPath },
      short: { sameSite: "lax" },
    },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    // The ID token then contains the email, which saves the client a userinfo request.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `${localIssuerPath}/interaction/${interaction.uid}` },
    findAccount(_ctx, subject) {
      const account = accounts.get(subject);
      if (!account) return undefined;
      return { accountId: subject, claims: () => ({ sub: subject, ...claimsOf(account) }) };
    },
    // The only client is this product, so there is no consent page.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (ctx) => ctx.redirect("/sign-in-problem?reason=failed"),
    ttl: {
      AccessToken: 5 * minutes,
      AuthorizationCode: minutes,
      Grant: 10 * minutes,
      IdToken: 5 * minutes,
      Interaction: 10 * minutes,
      Session: 10 * minutes,
    },
  };
  const provider = new Provider(localIssuerAddress(origin), configuration);
  // Behind a TLS proxy the request arrives as http. `local-issuer.ts` sets X-Forwarded-Proto.
  provider.proxy = origin.startsWith("https:");
  return provider;
}

function claimsOf({ email, firstName, lastName }: LocalAccount) {
  return { email, email_verified: true, given_name: firstName, family_name: lastName };
}
