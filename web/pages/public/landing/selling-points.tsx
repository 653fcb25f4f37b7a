import { useT } from "#web/lib/messages.tsx";
import connected from "../../../assets/landing/connected.svg?url";
import informed from "../../../assets/landing/informed.svg?url";
import services from "../../../assets/landing/services.svg?url";
import "./selling-points.css";

const points = [
  { key: "informed", picture: informed },
  { key: "services", picture: services },
  { key: "connected", picture: connected },
] as const;

export function SellingPoints() {
  const t = useT("public");
  return (
    <div className="section">
      <div className="page">
        <div className="selling-points">
          {points.map(({ key, picture }) => (
            <article key={key} data-point={key}>
              <img src={picture} alt={t(`landing.${key}.picture`)} width={480} height={360} loading="lazy" />
              <div>
                <h2>{t(`landing.${key}.title`)}</h2>
                <p>{t(`landing.${key}.text`)}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}
